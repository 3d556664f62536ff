# A tree in associative arrays, fed by `add root child` and `remove child` on standard input.
declare -A parent children=([root]="")
add() {
    printf 'willMove %s\n' "$2"
    parent[$2]=$1 children[$1]+=" $2 " children[$2]=""
    printf 'viewWillAppear %s\nviewDidAppear %s\n' "$2" "$2"
}
remove() {
    printf 'viewWillDisappear %s\n' "$1"
    local p=${parent[$1]}
    children[$p]=${children[$p]/ $1 /}
    unset "parent[$1]" "children[$1]"
    printf 'viewDidDisappear %s\ndidMove %s\n' "$1" "$1"
}
while read -r verb words; do $verb $words; done
