@_exported import vcr
