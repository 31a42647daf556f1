import type { OrderFacts } from '@materia/api-orders';
import {
  addressOfFulfilment,
  type ExpectedTime,
  type Fulfilment,
  handoverOf,
  pointOfFulfilment,
} from '@materia/domain-order';
import type { TextKey } from '@materia/market-model';
import { Card, Heading, Stack, Text } from '@materia/ui-design-system';
import { StoreCard, useFormats, useText } from '@materia/ui-shop';
import { pickupText } from './pickup-text.ts';

/** Place and time of the handover: in the store, at their door or at a relay point. */
export const OrderArrival = ({ order }: { readonly order: OrderFacts }) =>
  handoverOf(order.fulfilment) === 'store' ? (
    <StorePickup order={order} />
  ) : (
    <Delivery order={order} />
  );

/** What has arrived, was handed over or cancelled is no longer expected. */
const isUnderWay = ({ step }: OrderFacts['tracking']): boolean => step < 4;

const StorePickup = ({
  order: { expected, store, tracking, fulfilment },
}: {
  readonly order: OrderFacts;
}) => {
  const t = useText();
  const formats = useFormats();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="h3">
        {t(PLACE_TITLES[fulfilment.kind])}
      </Heading>
      {expected && isUnderWay(tracking) && (
        <Text weight="strong">{pickupText(expected, t, formats)}</Text>
      )}
      <StoreCard store={store} isChosen={false} headingLevel={3} />
    </Stack>
  );
};

const Delivery = ({
  order: { fulfilment, expected, recipient, tracking },
}: {
  readonly order: OrderFacts;
}) => {
  const t = useText();
  const point = pointOfFulfilment(fulfilment);
  const address = addressOfFulfilment(fulfilment);
  const { vendor } = fulfilment;
  return (
    <Card as="section" labelledBy="delivery">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="delivery">
          {t('orderDelivery.title')}
        </Heading>
        {expected && isUnderWay(tracking) && (
          <ExpectedDay time={expected} isAtPoint={point !== undefined} />
        )}
        {address && (
          <Stack gap={1}>
            <Heading level={3} size="h4">
              {t(PLACE_TITLES[fulfilment.kind])}
            </Heading>
            <Text>
              {[
                point?.name ?? recipient,
                ...address.street,
                `${address.postcode} ${address.city}`,
              ].map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
            </Text>
          </Stack>
        )}
        {vendor && <Text tone="soft">{t('orderDelivery.sentBy', { vendor: vendor.name })}</Text>}
      </Stack>
    </Card>
  );
};

/** How the place is called where an order changes hands. */
const PLACE_TITLES = {
  pickup: 'orders.pickup',
  home: 'orderDelivery.address',
  relay: 'orderDelivery.relayPoint',
  locker: 'orderDelivery.locker',
  partner: 'orders.partnerPickup',
} as const satisfies Readonly<Record<Fulfilment['kind'], TextKey>>;

const ExpectedDay = ({
  time: expected,
  isAtPoint,
}: {
  readonly time: ExpectedTime;
  readonly isAtPoint: boolean;
}) => {
  const t = useText();
  const { longDate, time } = useFormats();
  const date = longDate(expected.date);
  return (
    <Text weight="strong">
      {expected.kind === 'slot'
        ? t('orderDelivery.arrivesIn', { date, from: time(expected.from), to: time(expected.to) })
        : t(isAtPoint ? 'orderDelivery.readyOn' : 'orderDelivery.arrivesOn', { date })}
    </Text>
  );
};
