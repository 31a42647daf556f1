import type { MarketFacts } from '@materia/market-model';
import { useShop } from '@materia/ui-shop';
import type { ReactNode } from 'react';

type InMarketProps = { readonly draw: (market: MarketFacts) => ReactNode };
const InMarket = ({ draw }: InMarketProps) => draw(useShop().market);

/** A story whose facts depend on the market, as amounts depend on its currency. */
export const marketStory = (draw: InMarketProps['draw']) => ({
  render: () => <InMarket draw={draw} />,
});
