import { text } from '../text-shape.ts';

/** What search engines show when a page brings no words of its own. */
export const seo = {
  siteTitle: text(),
  siteDescription: text(),
} as const;
