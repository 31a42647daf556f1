import type { OrderFacts, OrderPickup } from '@materia/api-orders';
import { Card, Heading, Stack, Text } from '@materia/ui-design-system';
import { StoreCard, useFormats, useText } from '@materia/ui-shop';
import { pickupText } from './pickup-text.ts';

/** Where and when the order reaches the customer: in the store, at their door or at a relay point. */
export const OrderArrival = ({ order }: { readonly order: OrderFacts }) =>
  order.kind.delivery === 'pickup' ? <StorePickup order={order} /> : <Delivery order={order} />;

/** What has arrived, was handed over or cancelled is no longer expected. */
const isUnderWay = ({ step }: OrderFacts['tracking']): boolean => step < 4;

const StorePickup = ({
  order: { pickup, store, tracking, isWithPartner },
}: {
  readonly order: OrderFacts;
}) => {
  const t = useText();
  const formats = useFormats();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="h3">
        {t(isWithPartner ? 'orders.partnerPickup' : 'orders.pickup')}
      </Heading>
      {pickup && isUnderWay(tracking) && (
        <Text weight="strong">{pickupText(pickup, t, formats)}</Text>
      )}
      <StoreCard store={store} isChosen={false} headingLevel={3} />
    </Stack>
  );
};

const Delivery = ({
  order: { kind, pickup, address, relayName, isAtLocker, vendorName, tracking },
}: {
  readonly order: OrderFacts;
}) => {
  const t = useText();
  return (
    <Card as="section" labelledBy="delivery">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="delivery">
          {t('orderDelivery.title')}
        </Heading>
        {pickup && isUnderWay(tracking) && (
          <ExpectedDay time={pickup} isAtRelay={kind.delivery === 'relay'} />
        )}
        {address && (
          <Stack gap={1}>
            <Heading level={3} size="h4">
              {t(
                relayName === undefined
                  ? 'orderDelivery.address'
                  : isAtLocker
                    ? 'orderDelivery.locker'
                    : 'orderDelivery.relayPoint',
              )}
            </Heading>
            <Text>
              {[
                relayName ?? address.name,
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
        {vendorName !== undefined && (
          <Text tone="soft">{t('orderDelivery.sentBy', { vendor: vendorName })}</Text>
        )}
      </Stack>
    </Card>
  );
};

const ExpectedDay = ({
  time: expected,
  isAtRelay,
}: {
  readonly time: OrderPickup;
  readonly isAtRelay: boolean;
}) => {
  const t = useText();
  const { longDate, time } = useFormats();
  const date = longDate(expected.date);
  return (
    <Text weight="strong">
      {expected.kind === 'slot'
        ? t('orderDelivery.arrivesIn', { date, from: time(expected.from), to: time(expected.to) })
        : t(isAtRelay ? 'orderDelivery.readyOn' : 'orderDelivery.arrivesOn', { date })}
    </Text>
  );
};
