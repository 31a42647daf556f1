import type { OfferFacts } from '@materia/api-catalogue';
import { Button } from '@materia/ui-design-system';
import { AddToCartForm, useText } from '@materia/ui-shop';

export type AddOfferProps = {
  readonly offer: Pick<OfferFacts, 'sku' | 'code' | 'priceContextCode' | 'seller'>;
  readonly returnTo: string;
};

/** Adds one unit of another vendor's offer to the cart and returns to the product. */
export const AddOffer = ({ offer, returnTo }: AddOfferProps) => {
  const t = useText();
  return (
    <AddToCartForm
      offer={offer}
      returnTo={returnTo}
      aria-label={offer.seller.name}
      data-stays=""
      data-add=""
    >
      <Button
        type="submit"
        variant="secondary"
        icon="cart"
        data-held=""
        aria-label={t('product.addFromVendor', { seller: offer.seller.name })}
      >
        {t('product.add')}
      </Button>
    </AddToCartForm>
  );
};
