import type { RouteName } from '@materia/market-model';
import { DepartmentMenu, PreFooter, SiteFooter, useDrawnOnce } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { areaOf } from '../routes/pages.ts';
import type { FrameData } from '../frame-facts/frame-data.ts';

type PartOfFrame = {
  readonly shownOf: (data: FrameData) => unknown;
  readonly make: (data: FrameData) => ReactNode;
};

/** A part depends on nothing but its content. */
const part = <Shown,>(
  shownOf: (data: FrameData) => Shown,
  make: (shown: Shown) => ReactNode,
): PartOfFrame => ({
  shownOf,
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

type FramePartProps = { readonly name: keyof typeof FRAME_PARTS; readonly data: FrameData };

/** A part of the frame, drawn once per process for each content. */
export const FramePart = ({ name, data }: FramePartProps) => {
  const { shownOf, make } = FRAME_PARTS[name];
  return <div id={name} {...useDrawnOnce()([name, shownOf(data)], make(data))} />;
};

/** Pages that end with the service promises. */
const WITH_PROMISES: readonly (RouteName | undefined)[] = ['home', 'product', 'comparator', 'cart'];

export const endsWithPromises = (page: RouteName | undefined): boolean =>
  WITH_PROMISES.includes(page);
