export { findBrowser, packagedBrowser, type TestBrowser } from './browser.ts';
