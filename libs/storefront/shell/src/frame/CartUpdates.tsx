import { useEffect, useState } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import { cartUpdatesHere } from './cart-updated.ts';

/** Fires `cartUpdated` on each change of the cart: at once after a call of this page, soon after one of another tab. */
export const CartUpdates = ({ marketId }: { readonly marketId: string }): null => {
  const [look] = useState(() => cartUpdatesHere(marketId));
  const fetchers = useFetchers();
  const { state } = useNavigation();
  useEffect(look, [look, fetchers, state]);
  useEffect(() => {
    const timer = setInterval(look, 1000);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [look]);
  return null;
};
