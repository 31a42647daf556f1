import { text } from '../text-shape.ts';

/** Around the pages of editors, whose own words come from the host. */
export const content = {
  title: text('page'),
  breadcrumbs: text(),
  publishedOn: text('date'),
  sectionPages: text(),
  moreArticles: text(),
  allArticles: text(),
  blog: text(),
  blogLead: text(),
} as const;
