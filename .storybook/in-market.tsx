import type { ReactNode } from 'react';
import { markets } from '@materia/market-all';
import { pathTo, type Market } from '@materia/market-model';
import { textsIn } from '@materia/testing/texts';
import { ShopProvider } from '@materia/ui-shop';

type InMarketProps = { readonly market: Market; readonly children: ReactNode };

/** Provides a market's texts, formats and paths to a story. */
export const InMarket = ({ market, children }: InMarketProps) => {
  return (
    <div lang={market.locale}>
      <ShopProvider market={market} t={textsIn(market)} to={pathTo(market.routes)}>
        {children}
      </ShopProvider>
    </div>
  );
};

/** Shows a story in every market. */
export const AllMarkets = ({ children }: { readonly children: ReactNode }) => (
  <div className="story-markets">
    {markets.map((market) => (
      <section key={market.id} aria-label={market.name}>
        <p className="story-market">{market.name}</p>
        <InMarket market={market}>{children}</InMarket>
      </section>
    ))}
  </div>
);
