import type { CheckoutPlace } from '@materia/api-checkout';
import { handoverPlace, isPartnerMethod } from '@materia/domain-shipping';
import { siteAccessWords } from '@materia/market-model';
import { Stack, Text } from '@materia/ui-design-system';
import { deliveryCostText, pointAddress, pointHours, useFormats, useText } from '@materia/ui-shop';
import { pickupText } from '../frame/pickup-text.ts';
import styles from './ShipmentDelivery.module.css';
import type { ReviewedShipment } from './review.loader.ts';

type ShipmentDeliveryProps = {
  /** The id of the text that says how. */
  readonly id: string;
  readonly shipment: Pick<
    ReviewedShipment,
    'part' | 'price' | 'preparation' | 'terms' | 'time' | 'point' | 'method' | 'siteAccess'
  >;
  /** The shipment's destination; undefined for a pickup. */
  readonly address: CheckoutPlace | undefined;
  readonly storeName: string;
};

/** How a shipment reaches the customer, when, and for how much. */
export const ShipmentDelivery = ({
  id,
  shipment: { part, price, preparation, terms, time, point, method, siteAccess },
  address,
  storeName,
}: ShipmentDeliveryProps) => {
  const t = useText();
  const formats = useFormats();
  const cost = deliveryCostText({ price, preparation, terms }, t, formats);
  const isWithPartner = method !== undefined && isPartnerMethod(method);
  if (part === 'collected' || (method !== undefined && handoverPlace(method) === 'store'))
    return (
      <Stack gap={1}>
        <Text weight="strong" id={id}>
          {t(isWithPartner ? 'allxbrick.at' : 'checkout.pickupAt', { store: storeName })}
        </Text>
        <Text className={styles.time}>
          {time && `${pickupText(time, t, formats)} · `}
          {cost}
        </Text>
      </Stack>
    );
  return (
    <Stack gap={1}>
      <Text weight="strong" id={id}>
        {point
          ? t('points.at', { point: `${point.name}, ${pointAddress(point)}` })
          : t('checkout.deliveredTo', {
              address: address === undefined ? '' : placeText(address),
            })}
      </Text>
      {point && <Text tone="soft">{pointHours(point, t, formats)}</Text>}
      <Text className={styles.time}>
        {time &&
          `${
            time.kind === 'slot'
              ? pickupText(time, t, formats)
              : t('checkout.arrives', { date: formats.longDate(time.date) })
          } · `}
        {cost}
      </Text>
      {siteAccess && (
        <Text size="s">
          {t('common.labelled', {
            label: t('siteAccess.forDriver'),
            value: siteAccessWords(siteAccess, t),
          })}
        </Text>
      )}
    </Stack>
  );
};

/** An address in one line. */
export const placeText = ({ street, postcode, city }: CheckoutPlace): string =>
  [...street, `${postcode} ${city}`].join(', ');
