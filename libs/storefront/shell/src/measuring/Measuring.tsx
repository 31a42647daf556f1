import type { MarketFacts } from '@materia/market-model';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { FrameData } from '../frame/frame-data.ts';
import { trackingName } from './tracking-name.ts';

/** Reports the open page to analytics and the surrounding app; its code loads after hydration. */
export const Measuring = ({
  market,
  data,
  cartCount,
}: {
  readonly market: Pick<MarketFacts, 'id' | 'routes'>;
  readonly data: FrameData;
  readonly cartCount: number | undefined;
}): null => {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const { page, customerType, isBuyer = false, monitoring } = data;
  const isIdle = state === 'idle';
  useEffect(() => {
    if (!isIdle) return;
    void import('./measure.ts').then(({ measurePage }) =>
      measurePage({
        page,
        name: trackingName(market.routes, page),
        path: pathname,
        query: search,
        title: document.title,
        shopper: { market: market.id, customerType, isBuyer },
        itemsCount: undefined,
        monitoring,
      }),
    );
  }, [customerType, isBuyer, isIdle, market, monitoring, page, pathname, search]);
  useEffect(() => {
    void import('./measure.ts').then(({ measureCart }) => measureCart(cartCount));
  }, [cartCount]);
  return null;
};
