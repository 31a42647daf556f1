import { Text } from '@materia/ui-design-system';
import type { OfferDestination, PromisedDelivery } from '@materia/domain-promise';
import type { StockLabel } from '@materia/domain-stock-status';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import { StockBadge } from '../stock/StockBadge.tsx';
import { promiseText } from './delivery-text.ts';

export type CardAvailabilityProps = {
  readonly stock: StockLabel;
  /** The earliest promise, if there is one. */
  readonly promise?: PromisedDelivery | undefined;
  /** The place and the store that the shopper named. */
  readonly destination?: OfferDestination | undefined;
};

/**
 * The availability of an offer in one line, as a card has room for: the stock, and when it comes or
 * can be collected. What it costs is beside the price, every way of delivery on the product page.
 */
export const CardAvailability = ({ stock, promise, destination }: CardAvailabilityProps) => {
  const t = useText();
  const { briefDate, time } = useFormats();
  return (
    <>
      <StockBadge
        label={stock}
        size="xs"
        when={promise && promiseText(t, { longDate: briefDate, time }, promise.promise)}
      />
      {destination?.place !== undefined && !destination.isServed && (
        <Text size="xs" tone="soft">
          {t('delivery.notSent', { place: destination.place })}
        </Text>
      )}
    </>
  );
};
