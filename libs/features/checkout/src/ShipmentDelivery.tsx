import type { CheckoutContact } from '@materia/api-checkout';
import { Stack, Text } from '@materia/ui-design-system';
import { pointAddress, pointHours, useFormats, useText } from '@materia/ui-shop';
import { pickupText } from './pickup-text.ts';
import type { ReviewedShipment } from './summaries.loader.ts';

type ShipmentDeliveryProps = {
  readonly shipment: Pick<ReviewedShipment, 'part' | 'price' | 'time' | 'point' | 'method'>;
  readonly contact: CheckoutContact;
  readonly storeName: string;
};

/** How a shipment reaches the customer, when, and for how much. */
export const ShipmentDelivery = ({
  shipment: { part, price, time, point, method },
  contact,
  storeName,
}: ShipmentDeliveryProps) => {
  const t = useText();
  const formats = useFormats();
  const cost = price.minor === 0 ? t('checkout.free') : formats.money(price);
  if (part === 'collected')
    return (
      <Stack gap={1}>
        <Text weight="strong">{t('checkout.pickupAt', { store: storeName })}</Text>
        <Text>
          {time && `${pickupText(time, t, formats)} · `}
          {cost}
        </Text>
      </Stack>
    );
  return (
    <Stack gap={1}>
      <Text weight="strong">
        {point
          ? t('points.at', { point: `${point.name}, ${pointAddress(point)}` })
          : t(method === 'allxbrick/pickup' ? 'allxbrick.near' : 'checkout.deliveredTo', {
              address:
                contact.address === undefined
                  ? ''
                  : `${contact.address.street.join(', ')}, ${contact.address.postcode} ${contact.address.city}`,
            })}
      </Text>
      {point && <Text tone="soft">{pointHours(point, t, formats)}</Text>}
      <Text>
        {time &&
          `${
            time.kind === 'slot'
              ? pickupText(time, t, formats)
              : t('checkout.arrives', { date: formats.longDate(time.date) })
          } · `}
        {cost}
      </Text>
    </Stack>
  );
};
