import {
  ADDED_PARAMETER,
  CART_PREVIEW_ID,
  PREVIEW_PARAMETER,
} from '@materia/features-cart/browser';
import { showToast } from '@materia/ui-design-system/behaviours';
import { CART_PREVIEW_EVENT } from '../frame-facts/cart-preview.ts';
import { cartUpdatesHere } from '../frame-facts/cart-updated.ts';
import type { PageFacts } from '../frame-facts/page-facts.ts';
import { countIn, showCount } from '../boot/cart-count.ts';
import { fetchPart } from './fetch-part.ts';

/**
 * Fires `cartUpdated` on each change of the cart and shows its count: at once after a call of this
 * page, soon after one of another tab.
 */
export const startCartUpdates = (
  { market, cartCountCookie }: Pick<PageFacts, 'market' | 'cartCountCookie'>,
  onCount: (count: number) => void,
): void => {
  const tellUpdates = cartUpdatesHere(market);
  let shown: number | undefined;
  const look = (): void => {
    const count = countIn(document.cookie, cartCountCookie);
    if (count !== shown) {
      showCount(count);
      onCount(count);
    }
    shown = count;
    tellUpdates();
  };
  look();
  setInterval(look, 1000);
  for (const type of ['focus', 'pageshow']) addEventListener(type, look);
};

/**
 * Shows what was just added to the cart, as the server's message for the next page says it; false
 * if that cannot be fetched.
 */
export const showAdded = async (cartPath: string, pressed: HTMLElement): Promise<boolean> => {
  const message = await fetchPart(`${cartPath}?${ADDED_PARAMETER}`, '#message [data-toast]').catch(
    () => undefined,
  );
  if (message === undefined) return false;
  showToast(message, pressed);
  return true;
};

/**
 * Opens the cart preview at the side of the page, on its event and on a plain click on the cart
 * link. It is taken from the cart page at each request. If it cannot be fetched, the cart page
 * opens instead.
 */
export const startCartPreview = ({
  cartPath,
  hasCartPreview,
}: Pick<PageFacts, 'cartPath' | 'hasCartPreview'>): void => {
  if (!hasCartPreview) return;
  addEventListener(CART_PREVIEW_EVENT, () => {
    fetchPart(`${cartPath}?${PREVIEW_PARAMETER}`, `#${CART_PREVIEW_ID}`).then(
      (sheet) => {
        document.getElementById(CART_PREVIEW_ID)?.remove();
        document.getElementById('content')?.after(sheet);
        sheet.showPopover();
      },
      () => location.assign(cartPath),
    );
  });
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-cart-preview]'))) return;
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // A click for a new tab or window opens that.
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    dispatchEvent(new Event(CART_PREVIEW_EVENT));
  });
};
