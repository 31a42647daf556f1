import { account, login, register, submissions } from './kinds/forms.ts';
import { home } from './kinds/home.ts';
import { brands, category, search } from './kinds/listings.ts';
import { product } from './kinds/product.ts';
import { cart, checkout, comparison, papers, quickOrder, shoppingLists } from './kinds/purchase.ts';
import { content, reviews, stores, vendors } from './kinds/reading.ts';
import type { PageKind } from './support/facts.ts';

/** Every page kind with its table of facts. */
export const PAGE_KINDS: readonly PageKind[] = [
  home,
  product,
  category,
  search,
  brands,
  login,
  register,
  account,
  submissions,
  cart,
  quickOrder,
  comparison,
  shoppingLists,
  checkout,
  papers,
  stores,
  vendors,
  reviews,
  content,
];
