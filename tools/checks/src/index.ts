export { findBrowser, type TestBrowser } from './browser.ts';
