import { plural, text } from '../text-shape.ts';

/** The brands of the range and the products of one (BRD-01, BRD-02). */
export const brands = {
  title: text(),
  description: text(),
  heading: text(),
  lead: text(),
  letters: text(),
  products: plural(),
  none: text(),
  brandTitle: text('brand'),
  brandTitlePage: text('brand', 'page'),
  brandDescription: text('brand'),
  shelfTitle: text('brand', 'category'),
  shelfHeading: text('brand', 'category'),
  categories: text('brand'),
  breadcrumbs: text(),
} as const;
