import type { OfferFacts } from '@materia/api-catalogue';
import { Alert, Button, Link, QuantityStepper, Stack, Text } from '@materia/ui-design-system';
import { useFormats, usePath, useText } from '@materia/ui-shop';
import { isAtMaximum, quantityInCapacityUnits } from '@materia/domain-stock-status';
import { type SubmitEvent, useState } from 'react';
import { useFetcher } from 'react-router';

export type AddToCartProps = {
  readonly offer: Pick<OfferFacts, 'sku' | 'code' | 'priceContextCode' | 'bounds' | 'conditioning'>;
  /** The page to return to when scripts do not run. */
  readonly returnTo: string;
  /** The quantity cannot be changed. */
  readonly isQuantityLocked: boolean;
  readonly defaultQuantity?: number;
};

/** The cart action's response to a script: products were added, or none were, with the host's message if it sent one. */
type AddOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'added'; readonly isClamped: boolean }
  | { readonly kind: 'not-added'; readonly message: string | undefined };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const readOutcome = (outcome: unknown): AddOutcome => {
  if (outcome === undefined || outcome === null) return { kind: 'none' };
  if (!isRecord(outcome)) return { kind: 'not-added', message: undefined };
  if (outcome['kind'] === 'added')
    return { kind: 'added', isClamped: outcome['isClamped'] === true };
  const problem = isRecord(outcome['problem']) ? outcome['problem'] : {};
  return {
    kind: 'not-added',
    message:
      problem['kind'] === 'server-message' && typeof problem['text'] === 'string'
        ? problem['text']
        : undefined,
  };
};

/** Adds an offer to the cart: a form that returns here or, with scripts, stays on the page and shows the result. */
export const AddToCart = ({
  offer,
  returnTo,
  isQuantityLocked,
  defaultQuantity = 1,
}: AddToCartProps) => {
  const t = useText();
  const to = usePath();
  const fetcher = useFetcher<unknown>();
  const [quantity, setQuantity] = useState(defaultQuantity);
  const isBusy = fetcher.state !== 'idle';
  const outcome: AddOutcome = isBusy ? { kind: 'none' } : readOutcome(fetcher.data);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set('scripted', '1');
    void fetcher.submit(form, { method: 'post', action: to('cart') });
  };
  const button = (
    <Button type="submit" variant="accent" size="l" icon="cart" busy={isBusy}>
      {isBusy ? t('product.adding') : t('product.add')}
    </Button>
  );
  return (
    <form method="post" action={to('cart')} onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={offer.sku} />
      <input type="hidden" name="offer" value={offer.code} />
      <input type="hidden" name="context" value={offer.priceContextCode} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Stack gap={3}>
        {isQuantityLocked ? (
          button
        ) : (
          <QuantityStepper
            id={`quantity-${offer.code}`}
            name="quantity"
            label={t('product.quantity')}
            lessLabel={t('product.less')}
            moreLabel={t('product.more')}
            defaultValue={defaultQuantity}
            min={offer.bounds.min}
            max={offer.bounds.max}
            message={isAtMaximum(quantity, offer.bounds) ? t('product.maximumReached') : undefined}
            onQuantity={setQuantity}
            beside={button}
          />
        )}
        <AmountInUnits offer={offer} quantity={quantity} />
        <Text as="div" size="s" tone="success">
          <output>
            {outcome.kind === 'added' &&
              t(outcome.isClamped ? 'product.addedPart' : 'product.added')}
          </output>{' '}
          {outcome.kind === 'added' && <Link href={to('cart')}>{t('product.goToCart')}</Link>}
        </Text>
        {outcome.kind === 'not-added' && (
          <Alert type="error" role="alert">
            {outcome.message ?? t('product.notAdded')}
          </Alert>
        )}
      </Stack>
    </form>
  );
};

/** The quantity in the capacity unit (square metres, kilograms …), rounded to 2 decimals. */
const AmountInUnits = ({
  offer,
  quantity,
}: {
  readonly offer: Pick<OfferFacts, 'conditioning'>;
  readonly quantity: number;
}) => {
  const t = useText();
  const formats = useFormats();
  const { capacityUnit, capacityPerSaleUnit } = offer.conditioning;
  if (capacityUnit === undefined || capacityPerSaleUnit === undefined) return null;
  const amount = formats.number(quantityInCapacityUnits(quantity, capacityPerSaleUnit));
  return (
    <Text size="s" tone="soft">
      {t('product.amountInUnits', { amount, unit: formats.unit(capacityUnit) })}
    </Text>
  );
};
