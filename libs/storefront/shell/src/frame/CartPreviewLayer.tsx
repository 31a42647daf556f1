import type { CartFacts } from '@materia/features-cart';
import type { MarketFacts, PathTo } from '@materia/market-model';
import { ShopProvider } from '@materia/ui-shop';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { CART_PREVIEW_EVENT } from './cart-preview.ts';
import { fetchTexts, pageReader } from './loaded-texts.ts';

const CartPreviewSheet = lazy(() =>
  import('@materia/features-cart/preview').then((module) => ({ default: module.CartPreviewSheet })),
);

const SHEET_ID = 'cart-preview';

type CartPreviewLayerProps = {
  readonly market: MarketFacts;
  readonly to: PathTo;
  readonly textsFolder: string;
};

/**
 * The cart preview at the side of the page, loaded on each request. Its code, its texts and the cart itself
 * load with the first request. If they fail to load, the cart page opens instead.
 */
export const CartPreviewLayer = ({ market, to, textsFolder }: CartPreviewLayerProps) => {
  const { data, load, state } = useFetcher<CartFacts>();
  /** Counts the requests, so that each one opens the sheet once. */
  const [asked, setAsked] = useState(0);
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    const open = (): void => {
      setAsked((times) => times + 1);
      fetchTexts(textsFolder, 'cart').then(
        () => setHasTexts(true),
        () => location.assign(to('cart')),
      );
      void load(to('cart'));
    };
    addEventListener(CART_PREVIEW_EVENT, open);
    return () => removeEventListener(CART_PREVIEW_EVENT, open);
  }, [load, textsFolder, to]);
  if (asked === 0 || state !== 'idle' || data === undefined || !hasTexts) return null;
  const t = pageReader(market, 'cart');
  return (
    <ShopProvider market={market} to={to} t={t}>
      <Suspense>
        <CartPreviewSheet id={SHEET_ID} cart={data} />
        <OpenSheet key={asked} />
      </Suspense>
    </ShopProvider>
  );
};

/** Opens the sheet once it is in the page. */
const OpenSheet = (): null => {
  useEffect(() => {
    document.getElementById(SHEET_ID)?.showPopover();
  }, []);
  return null;
};
