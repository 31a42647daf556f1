import type { OfferFacts } from '@materia/api-catalogue';
import { Button, IconButton } from '@materia/ui-design-system';
import { AddToCartForm, useText } from '@materia/ui-shop';

export type AddFormProps = {
  readonly offer: Pick<OfferFacts, 'sku' | 'code' | 'priceContextCode'>;
  readonly productName: string;
  /** The page to return to. */
  readonly returnTo: string;
  /** `icon` on cards, where the picture needs the room. */
  readonly look?: 'button' | 'icon';
};

/** Adds one unit of an offer to the cart and returns to the listing. */
export const AddForm = ({ offer, productName, returnTo, look = 'button' }: AddFormProps) => {
  const t = useText();
  const label = t('listing.addNamed', { product: productName });
  return (
    <AddToCartForm offer={offer} returnTo={returnTo} data-stays="" data-add="">
      {look === 'icon' ? (
        <IconButton type="submit" variant="accent" icon="cart" label={label} data-held="" />
      ) : (
        <Button type="submit" variant="accent" icon="cart" wide data-held="" aria-label={label}>
          {t('listing.add')}
        </Button>
      )}
    </AddToCartForm>
  );
};
