import { isOpenToGuests } from '@materia/domain-customer';
import type { PageArea } from '@materia/domain-navigation';
import { accountPages } from '@materia/features-account/pages';
import { cartPages } from '@materia/features-cart/pages';
import { cataloguePages } from '@materia/features-catalogue/pages';
import { checkoutPages } from '@materia/features-checkout/pages';
import { contentPages } from '@materia/features-content/pages';
import { ordersPages } from '@materia/features-orders/pages';
import { plannerPages } from '@materia/features-planner/pages';
import { productPages } from '@materia/features-product/pages';
import { reviewsPages } from '@materia/features-reviews/pages';
import { sitemapsPages } from '@materia/features-sitemaps/pages';
import { storesPages } from '@materia/features-stores/pages';
import { submissionsPages } from '@materia/features-submissions/pages';
import { vendorsPages } from '@materia/features-vendors/pages';
import type { RouteName, TextNamespace } from '@materia/market-model';
import type { PageDeclaration } from '@materia/page-request/pages';
import { shellPages } from './shell-pages.ts';

/** The pages of the shop: one row per route name of the market model, declared by its area. */
export const PAGES = {
  ...accountPages,
  ...cartPages,
  ...cataloguePages,
  ...checkoutPages,
  ...contentPages,
  ...ordersPages,
  ...plannerPages,
  ...productPages,
  ...reviewsPages,
  ...sitemapsPages,
  ...storesPages,
  ...submissionsPages,
  ...vendorsPages,
  ...shellPages,
} as const satisfies { readonly [Name in RouteName]: PageDeclaration };

/** Text namespaces of the frame of every page. */
export const FRAME_TEXTS = [
  'added',
  'common',
  'consent',
  'errors',
  'footer',
  'header',
  'place',
  'seo',
] as const satisfies readonly TextNamespace[];

/** Text namespaces of the menu on every page of the customer space. */
export const MENU_TEXTS = ['accountMenu'] as const satisfies readonly TextNamespace[];

const isPageName = (name: string): name is RouteName => name in PAGES;
export const PAGE_NAMES: readonly RouteName[] = Object.keys(PAGES).filter(isPageName);

export const factsOf = (page: RouteName): PageDeclaration => PAGES[page];

/** The section of the shop that a page belongs to. */
export const areaOf = (page: RouteName | undefined): PageArea =>
  page === undefined ? 'public' : (factsOf(page).area ?? 'public');

/** Whether a page is shown without the shop's frame. */
export const isBarePage = (page: RouteName | undefined): boolean =>
  page !== undefined && factsOf(page).isBare === true;

/** Whether a page has the header of the checkout instead of the shop's. */
export const isCheckoutStep = (page: RouteName | undefined): boolean =>
  page !== undefined && factsOf(page).frame === 'checkout';

/** Whether a page is a list of the customer space. */
export const isListPage = (page: RouteName | undefined): boolean =>
  page !== undefined && factsOf(page).isList === true;

/** Whether search engines must not index a page. */
export const isForEngines = (page: RouteName): boolean =>
  isOpenToGuests(factsOf(page).permission) && factsOf(page).isPrivate !== true;
