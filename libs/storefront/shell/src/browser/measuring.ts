import { CART_UPDATED_EVENT } from '../frame-facts/cart-updated.ts';
import type { PageFacts } from '../frame-facts/page-facts.ts';
import { countIn } from '../boot/cart-count.ts';

/**
 * Reports the open page to analytics and the surrounding app, and again when it is restored from
 * the back/forward cache.
 */
export const startMeasuring = (facts: PageFacts): ((count: number) => void) => {
  const { page, step, name, market, customerType, isBuyer = false, monitoring } = facts;
  const load = () => import('../measuring/measure.ts');
  const tellPage = (): void =>
    void load().then(({ measurePage }) =>
      measurePage({
        page,
        step,
        name,
        path: location.pathname,
        query: location.search,
        title: document.title,
        shopper: { market, customerType, isBuyer },
        itemsCount: countIn(document.cookie, facts.cartCountCookie),
        monitoring,
      }),
    );
  tellPage();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tellPage();
  });
  addEventListener(CART_UPDATED_EVENT, ({ detail: { update, itemsCount } }) => {
    if (update === 'add' || update === 'add-products')
      void load().then(({ measureAdded }) => measureAdded(itemsCount));
  });
  return (count) => void load().then(({ measureCart }) => measureCart(count));
};
