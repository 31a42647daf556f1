import { text } from '../text-shape.ts';

/** The sitemaps for people (RTE-22, SMP-02). */
export const sitemap = {
  titleCategory: text(),
  titleProduct: text('page'),
  titleBrand: text(),
  titleCms: text(),
  titleLongtail: text('page'),
  category: text(),
  product: text(),
  brand: text(),
  cms: text(),
  longtail: text(),
  heading: text(),
  choose: text(),
  pages: text(),
  page: text('page'),
  previousPage: text(),
  nextPage: text(),
  failed: text(),
} as const;
