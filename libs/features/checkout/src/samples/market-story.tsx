import type { MarketFacts } from '@materia/market-model';
import { useShop } from '@materia/ui-shop';
import { cloneElement, type JSX } from 'react';

type InMarketProps = {
  readonly draw: (market: MarketFacts) => JSX.Element;
  /** Props that the controls change. */
  readonly args: object;
};
const InMarket = ({ draw, args }: InMarketProps) => cloneElement(draw(useShop().market), args);

/**
 * A story whose facts depend on the market, as amounts depend on its currency. Its controls replace
 * single props of the view.
 */
export const marketStory = (draw: InMarketProps['draw']) => ({
  render: (args: object) => <InMarket draw={draw} args={args} />,
});
