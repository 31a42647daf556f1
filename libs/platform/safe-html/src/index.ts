export { safeHtml, type SafeHtml } from './safe-html.ts';
