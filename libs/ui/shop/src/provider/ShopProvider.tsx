import { createContext, useContext, type ReactNode } from 'react';
import type { MarketFacts, PathTo, TextReader } from '@materia/market-model';

/** What every shop component may read. Fixed for the request. */
export type ShopContextValue = {
  readonly market: MarketFacts;
  readonly t: TextReader;
  readonly to: PathTo;
  /** Draws content as HTML, once for all equal `facts`. Absent where nothing is remembered, such as in stories. */
  readonly drawOnce?: DrawOnce;
};

/** Everything that the content depends on, apart from the market, must be in `facts`. */
export type DrawOnce = (facts: unknown, content: ReactNode) => string;

const ShopContext = createContext<ShopContextValue | undefined>(undefined);

/** Provides a page with its market, texts and the shop's URLs. */
export const ShopProvider = ({
  market,
  t,
  to,
  drawOnce,
  children,
}: ShopContextValue & { readonly children: ReactNode }) => (
  <ShopContext value={{ market, t, to, ...(drawOnce && { drawOnce }) }}>{children}</ShopContext>
);

/** Throws outside a `ShopProvider`: that is a bug of the page. */
export const useShop = (): ShopContextValue => {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('This component is outside a ShopProvider');
  return shop;
};

/** The market's translation function. */
export const useText = (): TextReader => useShop().t;

/** Builds paths by route name: `to('product', { urlKey })`. */
export const usePath = (): PathTo => useShop().to;

/** The content of an element: drawn once for all equal facts if the page remembers it. The first fact says what it is. */
export const useDrawnOnce = () => {
  const { drawOnce } = useShop();
  return (facts: unknown, content: ReactNode) =>
    drawOnce === undefined
      ? { children: content }
      : { dangerouslySetInnerHTML: { __html: drawOnce(facts, content) } };
};

/** An element whose content is drawn once for all equal facts. */
export const DrawnOnce = ({
  facts,
  children,
}: {
  readonly facts: readonly [name: string, ...shown: readonly unknown[]];
  readonly children: ReactNode;
}) => <div {...useDrawnOnce()(facts, children)} />;
