import { type MarketFacts, pathTo, type RouteName, type TextReader } from '@materia/market-model';
import { DepartmentMenu, PreFooter, ShopProvider, SiteFooter } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { areaOf } from '../routes/pages.ts';
import type { FrameData } from './frame-data.ts';

type PartOfFrame = {
  /** Key of the part's content. */
  readonly showing: (data: FrameData) => string;
  readonly make: (data: FrameData) => ReactNode;
};

/** A part depends on nothing but its content. */
const part = <Shown,>(
  shownOf: (data: FrameData) => Shown,
  make: (shown: Shown) => ReactNode,
): PartOfFrame => ({
  showing: (data) => JSON.stringify(shownOf(data)),
  make: (data) => make(shownOf(data)),
});

const linkOf = ({ name, path }: FrameData['departments'][number]) => ({ name, path });

/** The parts of the frame that are the same on many pages, by element id. */
const FRAME_PARTS = {
  menu: part(
    ({ departments, store }) => ({
      departments: departments.map(linkOf),
      store: { name: store.name, chosen: store.chosen },
    }),
    (shown) => <DepartmentMenu {...shown} />,
  ),
  promises: part(
    ({ departments }) => departments.reduce((sum, { productCount }) => sum + productCount, 0),
    (products) => <PreFooter products={products} />,
  ),
  foot: part(
    ({ departments, year, customerName, hasVendors, otherShops, channel, page }) => ({
      departments: departments.map(linkOf),
      year,
      isSignedIn: customerName !== undefined,
      hasVendors,
      hasLinks: channel !== 'app' || areaOf(page) !== 'customer',
      otherShops,
    }),
    (shown) => <SiteFooter {...shown} />,
  ),
} satisfies Readonly<Record<string, PartOfFrame>>;

type FramePartProps = {
  readonly name: keyof typeof FRAME_PARTS;
  readonly market: MarketFacts;
  readonly t: TextReader;
  readonly data: FrameData;
};

/** Enough entries for each store of a market, for guests and customers. */
const MOST_KEPT = 1000;
const kept = new Map<string, string>();

/** A part of the frame, rendered once per process for each content. */
export const FramePart = ({ name, market, t, data }: FramePartProps) => {
  const { showing, make } = FRAME_PARTS[name];
  const key = `${market.id} ${name} ${showing(data)}`;
  let html = kept.get(key);
  if (html === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    html = renderToStaticMarkup(
      <ShopProvider market={market} to={pathTo(market.routes)} t={t}>
        {make(data)}
      </ShopProvider>,
    );
    kept.set(key, html);
  }
  return <div id={name} dangerouslySetInnerHTML={{ __html: html }} />;
};

/** Pages that end with the service promises. */
const WITH_PROMISES: readonly (RouteName | undefined)[] = ['home', 'product', 'comparator', 'cart'];

export const endsWithPromises = (page: RouteName | undefined): boolean =>
  WITH_PROMISES.includes(page);
