import type { OfferFacts } from '@materia/api-catalogue';
import { Button } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';

export type AddOfferProps = {
  readonly offer: Pick<OfferFacts, 'sku' | 'code' | 'priceContextCode' | 'seller'>;
  readonly returnTo: string;
};

/** Adds one unit of another seller's offer to the cart and returns to the product. */
export const AddOffer = ({ offer, returnTo }: AddOfferProps) => {
  const t = useText();
  return (
    <form method="post" action={usePath()('cart')} aria-label={offer.seller.name} data-stays="">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={offer.sku} />
      <input type="hidden" name="offer" value={offer.code} />
      <input type="hidden" name="context" value={offer.priceContextCode} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button
        type="submit"
        variant="secondary"
        icon="cart"
        aria-label={t('product.addFromSeller', { seller: offer.seller.name })}
      >
        {t('product.add')}
      </Button>
    </form>
  );
};
