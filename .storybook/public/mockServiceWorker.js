// The worker comes from its package as it is (see `staticDirs`); from here it may answer for the whole gallery.
importScripts('msw/mockServiceWorker.js');
