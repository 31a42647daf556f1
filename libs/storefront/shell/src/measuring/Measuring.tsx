import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { FrameData } from '../frame/frame-data.ts';

/** Tells analytics and the app around the page what is open; its code comes after the page has been taken over. */
export const Measuring = ({ marketId, data, cartCount }: { readonly marketId: string; readonly data: FrameData; readonly cartCount: number | undefined }): null => {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { page, customerType, isBuyer = false, monitoring } = data;
  const isIdle = state === 'idle';
  useEffect(() => {
    if (!isIdle) return;
    void import('./measure.ts').then(({ measurePage }) =>
      measurePage({ page, path: pathname, title: document.title, shopper: { market: marketId, customerType, isBuyer }, itemsCount: undefined, monitoring }),
    );
  }, [customerType, isBuyer, isIdle, marketId, monitoring, page, pathname]);
  useEffect(() => {
    void import('./measure.ts').then(({ measureCart }) => measureCart(cartCount));
  }, [cartCount]);
  return null;
};
