import type { OfferFacts } from '@materia/api-catalogue';
import { Button } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';

export type AddFormProps = {
  readonly offer: Pick<OfferFacts, 'sku' | 'code' | 'priceContextCode'>;
  readonly productName: string;
  /** The page to return to. */
  readonly returnTo: string;
};

/** Adds one unit of an offer to the cart and returns to the listing. */
export const AddForm = ({ offer, productName, returnTo }: AddFormProps) => {
  const t = useText();
  return (
    <form method="post" action={usePath()('cart')} data-stays="">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={offer.sku} />
      <input type="hidden" name="offer" value={offer.code} />
      <input type="hidden" name="context" value={offer.priceContextCode} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button
        type="submit"
        variant="accent"
        icon="cart"
        wide
        aria-label={t('listing.addNamed', { product: productName })}
      >
        {t('listing.add')}
      </Button>
    </form>
  );
};
