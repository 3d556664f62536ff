# A tree in associative arrays, fed by `add root child` and `remove child` on standard input.
declare -A parent children=([root]="")
add() {
    printf 'willMove %s\n' "$2"
    parent[$2]=$1 children[$1]+=" $2 " children[$2]=""
    printf '%s\n' "viewWillAppear $2" "viewIsAppearing $2" "viewDidAppear $2" "didMove $2"
}
remove() {
    printf 'willMove %s\nviewWillDisappear %s\n' "$1" "$1"
    local p=${parent[$1]}
    children[$p]=${children[$p]/ $1 /}
    unset "parent[$1]" "children[$1]"
    printf 'viewDidDisappear %s\ndidMove %s\n' "$1" "$1"
}
while read -r verb words; do $verb $words; done
