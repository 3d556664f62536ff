# A tree in arrays; each event goes to the callbacks registered for it, here one that logs.
#   tree.tcl script < LINES | tree COUNT | pair SHAPE | lines COUNT
set log stdout
fconfigure $log -buffering full -buffersize 65536
array set parent {root ""}
array set children {root {}}
proc logEvent {event node} { global log; puts $log "$event $node" }
proc setHooks {commands} {
    foreach event {
        willMove viewWillAppear viewIsAppearing viewDidAppear viewWillDisappear viewDidDisappear didMove
    } {
        set ::hooks($event) $commands
    }
}
proc emit {event node} { global hooks; foreach hook $hooks($event) { $hook $event $node } }
proc add {p c} {
    global parent children
    emit willMove $c
    set parent($c) $p
    lappend children($p) $c
    set children($c) {}
    emit viewWillAppear $c
    emit viewIsAppearing $c
    emit viewDidAppear $c
    emit didMove $c
}
proc remove {c} {
    global parent children
    emit willMove $c
    emit viewWillDisappear $c
    set p $parent($c)
    set at [lsearch -exact $children($p) $c]
    set children($p) [lreplace $children($p)[set children($p) {}] $at $at]
    unset parent($c) children($c)
    emit viewDidDisappear $c
    emit didMove $c
}
proc build {count} {
    for {set i 1} {$i < $count} {incr i} {
        add [expr {$i <= 10 ? "root" : "n[expr {($i - 1) / 10}]"}] n$i
    }
    return [expr {$count > 1 ? "n[expr {$count - 1}]" : "root"}]
}
proc shape {name} {
    set p root
    switch $name {
        million { set p [build 1000000] }
        wide { for {set i 0} {$i < 10000} {incr i} { add root s$i } }
        deep { for {set i 0} {$i < 1000} {incr i} { add $p d$i; set p d$i } }
    }
    return $p
}
proc pair {p count} {
    set begin [clock microseconds]
    for {set i 0} {$i < $count} {incr i} { add $p x; remove x }
    return [expr {([clock microseconds] - $begin) * 1000.0 / $count}]
}
setHooks {}
switch [lindex $argv 0] {
    script { setHooks logEvent; eval [read stdin] }
    tree { build [lindex $argv 1] }
    pair {
        set p [shape [lindex $argv 1]]
        setHooks logEvent
        set log [open /dev/null w]
        fconfigure $log -buffering full -buffersize 65536
        puts [pair $p [expr {[lindex $argv 1] eq "wide" ? 1000 : 20000}]]
    }
    lines {
        for {set i 0} {$i < [lindex $argv 1]} {incr i} {
            puts $log "\033\[32mviewWillAppear\033\[0m Child#$i animated: false"
        }
    }
}
