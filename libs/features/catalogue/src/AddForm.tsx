import type { OfferFacts } from '@materia/api-catalogue';
import { Button } from '@materia/ui-design-system';
import { AddToCartForm, useText } from '@materia/ui-shop';

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
    <AddToCartForm offer={offer} returnTo={returnTo} data-stays="" data-add="">
      <Button
        type="submit"
        variant="accent"
        icon="cart"
        wide
        data-held=""
        aria-label={t('listing.addNamed', { product: productName })}
      >
        {t('listing.add')}
      </Button>
    </AddToCartForm>
  );
};
