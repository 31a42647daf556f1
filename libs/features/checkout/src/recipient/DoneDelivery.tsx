import { Text } from '@materia/ui-design-system';
import { pointAddress, useFormats, usePath, useText } from '@materia/ui-shop';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '@materia/ui-shop';
import { METHOD_NAMES } from '../delivery/shipment/method-names.ts';
import { OrderReviewCard } from '../review/OrderReviewCard.tsx';
import type { EarlierDelivery } from './earlier-deliveries.ts';
import { pickupText } from '../frame/pickup-text.ts';

type DoneDeliveryProps = {
  readonly deliveries: readonly EarlierDelivery[];
  readonly storeName: string;
};

/** The delivery step once it is done: what was chosen, and a link to change it. */
export const DoneDelivery = ({ deliveries, storeName }: DoneDeliveryProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  return (
    <OrderReviewCard
      id="chosen-delivery"
      title={t('checkout.stepDelivery')}
      change={{ href: to('checkoutDelivery'), label: t('checkout.changeDelivery') }}
    >
      {deliveries.map((delivery) => (
        <Text key={`${delivery.sender ?? ''} ${delivery.method}`}>
          {t('common.labelled', {
            label: delivery.sender ?? storeName,
            value: chosenText(delivery, t, formats),
          })}
        </Text>
      ))}
    </OrderReviewCard>
  );
};

const chosenText = (
  { sender, method, time, point }: EarlierDelivery,
  t: TextReader,
  formats: Formats,
): string =>
  [
    t(METHOD_NAMES[method]),
    ...(point === undefined ? [] : [`${point.name}, ${pointAddress(point)}`]),
    ...(time === undefined
      ? []
      : [
          time.kind === 'day' && sender !== undefined
            ? t('checkout.arrives', { date: formats.longDate(time.date) })
            : pickupText(time, t, formats),
        ]),
  ].join(' · ');
