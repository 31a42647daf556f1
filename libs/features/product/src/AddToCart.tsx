import type { OfferFacts } from '@materia/api-catalogue';
import { Alert, Button, Link, QuantityStepper, Stack, Text } from '@materia/ui-design-system';
import {
  addToCartForm,
  AddToCartForm,
  promiseText,
  useFormats,
  usePath,
  useShop,
  useText,
} from '@materia/ui-shop';
import { isAtMaximum, quantityInCapacityUnits } from '@materia/domain-stock-status';
import type { AddToCartContent } from './add-to-cart.ts';

/** The form of the offer that the page shows. */
export const ADD_FORM_ID = 'add-to-cart';

export type AddToCartProps = {
  readonly offer: Pick<
    OfferFacts,
    'sku' | 'code' | 'priceContextCode' | 'bounds' | 'conditioning' | 'fromWarehouse'
  >;
  /** The name of the product. */
  readonly productName: string;
  /** The page to return to when scripts do not run. */
  readonly returnTo: string;
  /** The quantity cannot be changed. */
  readonly isQuantityLocked: boolean;
  readonly defaultQuantity?: number;
  /** The id of the form, for a button outside it. */
  readonly id?: string;
};

/**
 * Adds an offer to the cart: a form that returns here. With scripts (`add-to-cart.ts`) it stays on the page and shows the
 * result, whose parts are here already, hidden.
 */
export const AddToCart = ({
  offer,
  productName,
  returnTo,
  isQuantityLocked,
  defaultQuantity = 1,
  id,
}: AddToCartProps) => {
  const t = useText();
  const { market } = useShop();
  const { capacityUnit, capacityPerSaleUnit } = offer.conditioning;
  const content: AddToCartContent = {
    adding: t('product.adding'),
    added: t('product.added'),
    addedPart: t('product.addedPart'),
    notAdded: t('product.notAdded'),
    quantityRange: t('product.quantityRange', { maximum: offer.bounds.max }),
    ...(capacityPerSaleUnit !== undefined && {
      capacityPerSaleUnit,
      numberFormat: market.numberFormat,
    }),
  };
  const button = (
    <Button type="submit" variant="accent" size="l" icon="cart" data-held="">
      {t('product.add')}
    </Button>
  );
  return (
    <AddToCartForm
      {...(id !== undefined && { id })}
      offer={offer}
      returnTo={returnTo}
      aria-label={productName}
      noValidate
      data-add={JSON.stringify(content)}
    >
      <Stack gap={3}>
        {isQuantityLocked ? (
          button
        ) : (
          <QuantityStepper
            id={`quantity-${offer.code}`}
            name={addToCartForm.names.quantity}
            label={t('product.quantity')}
            lessLabel={t('product.less')}
            moreLabel={t('product.more')}
            defaultValue={defaultQuantity}
            min={offer.bounds.min}
            max={offer.bounds.max}
            message={t('product.maximumReached')}
            showsMessage={isAtMaximum(defaultQuantity, offer.bounds)}
            beside={button}
          />
        )}
        {offer.fromWarehouse && <FromWarehouse {...offer.fromWarehouse} />}
        <AmountInUnits
          capacityUnit={capacityUnit}
          capacityPerSaleUnit={capacityPerSaleUnit}
          quantity={defaultQuantity}
        />
        <Text as="div" size="s" tone="success">
          <output data-added="" /> <AddedLink />
        </Text>
        <div data-not-added="" role="alert" hidden>
          <Alert type="error">
            <span data-reason="">{t('product.notAdded')}</span>
          </Alert>
        </div>
      </Stack>
    </AddToCartForm>
  );
};

/** What the store has, and what the warehouse adds by when. */
const FromWarehouse = ({ here, more, promise }: NonNullable<OfferFacts['fromWarehouse']>) => {
  const t = useText();
  const formats = useFormats();
  return (
    <Text size="s">
      {t('product.fromWarehouse', { here, more, when: promiseText(t, formats, promise) })}
    </Text>
  );
};

const AddedLink = () => {
  const t = useText();
  return (
    <span data-added-link="" hidden>
      <Link href={usePath()('cart')}>{t('added.toCart')}</Link>
    </span>
  );
};

/** The quantity in the capacity unit (square metres, kilograms …), rounded to 2 decimals. */
const AmountInUnits = ({
  capacityUnit,
  capacityPerSaleUnit,
  quantity,
}: {
  readonly capacityUnit: string | undefined;
  readonly capacityPerSaleUnit: number | undefined;
  readonly quantity: number;
}) => {
  const t = useText();
  const formats = useFormats();
  if (capacityUnit === undefined || capacityPerSaleUnit === undefined) return null;
  const unit = formats.unit(capacityUnit);
  return (
    <Text size="s" tone="soft">
      <span data-amount={t('product.amountInUnits', { amount: AMOUNT, unit })}>
        {t('product.amountInUnits', {
          amount: formats.number(quantityInCapacityUnits(quantity, capacityPerSaleUnit)),
          unit,
        })}
      </span>
    </Text>
  );
};

/** The placeholder of the amount in the text that scripts fill in. */
const AMOUNT = '{amount}';
