import { createContext, useContext, type ReactNode } from 'react';
import type { MarketFacts, PathTo, TextReader } from '@materia/market-model';

/** What every component of the shop may ask for. It is fixed for the request. */
export type Shop = { readonly market: MarketFacts; readonly t: TextReader; readonly to: PathTo };

const ShopContext = createContext<Shop | undefined>(undefined);

/** Gives a page its market, the texts that travel with it, and the addresses of the shop. */
export const ShopProvider = ({
  market,
  t,
  to,
  children,
}: Shop & { readonly children: ReactNode }) => (
  <ShopContext value={{ market, t, to }}>{children}</ShopContext>
);

/** Throws outside a `ShopProvider`: that is a bug of the page. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('This component stands outside a ShopProvider');
  return shop;
};

/** The reader of the market's texts. */
export const useText = (): TextReader => useShop().t;

/** Builds addresses by name: `to('product', { urlKey })`. */
export const usePath = (): PathTo => useShop().to;
