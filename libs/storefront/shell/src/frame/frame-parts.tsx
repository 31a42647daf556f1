import type { RouteName } from '@materia/market-model';
import { SharedPart } from '@materia/ui-design-system';
import { DepartmentMenu, PreFooter, SiteFooter } from '@materia/ui-shop';
import type { ReactNode } from 'react';
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
export const FRAME_PARTS = {
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
    ({ departments, year, customerName, hasVendors, otherShops }) => ({
      departments: departments.map(linkOf),
      year,
      isSignedIn: customerName !== undefined,
      hasVendors,
      otherShops,
    }),
    (shown) => <SiteFooter {...shown} />,
  ),
} satisfies Readonly<Record<string, PartOfFrame>>;

export type FramePartName = keyof typeof FRAME_PARTS;

export const FramePart = ({
  name,
  data,
}: {
  readonly name: FramePartName;
  readonly data: FrameData;
}) => (
  <SharedPart id={name} showing={FRAME_PARTS[name].showing(data)}>
    {() => FRAME_PARTS[name].make(data)}
  </SharedPart>
);

/** Pages that end with the service promises. */
const WITH_PROMISES: readonly (RouteName | undefined)[] = ['home', 'product', 'comparator', 'cart'];

export const endsWithPromises = (page: RouteName | undefined): boolean =>
  WITH_PROMISES.includes(page);
