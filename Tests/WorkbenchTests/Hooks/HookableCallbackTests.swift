import HeadlessUIKit
import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("Callbacks that 'on' takes")
struct HookableCallbackTests {
    @Test func `a list's controller takes every callback of its list`() {
        _ = Simulator.reset()
        let table = Callback.hookable(of: UITableViewController())
        let collection = Callback.hookable(
            of: UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()))
        for callback in Callback.allCases {
            let selector = callback.spelling.swift
            let isOfTable =
                selector.hasPrefix("tableView(_:") || callback == .tableNumberOfSections
            let isOfCollection =
                selector.hasPrefix("collectionView(_:") || callback == .collectionNumberOfSections
            #expect(table.contains(callback) || !isOfTable, "\(callback)")
            #expect(collection.contains(callback) || !isOfCollection, "\(callback)")
        }
        #expect(table.contains(.scrollDidScroll))
        #expect(!table.contains(.collectionDidSelect))
        #expect(!collection.contains(.tableDidSelect))
    }
}
