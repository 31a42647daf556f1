import type { DeliveryPromise } from '@materia/domain-promise';
import { handoverPlace, needsTruckAccess, type ShippingMethodCode } from '@materia/domain-shipping';
import type { TextKey } from '@materia/market-model';
import { Icon } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { useQuantityText } from '../provider/use-quantity-text.ts';
import styles from './Delivery.module.css';
import { promiseText } from './delivery-text.ts';

/** Units of a line, how they reach the shopper, and when. */
export type PortionFacts = {
  readonly quantity: number;
  readonly method: ShippingMethodCode;
  readonly promise: DeliveryPromise;
};

/** What is ready when, of a line whose units come from two places. */
export const PortionLines = ({
  portions,
  saleUnit,
}: {
  readonly portions: readonly PortionFacts[];
  readonly saleUnit: string;
}) => {
  const t = useText();
  const formats = useFormats();
  const quantityText = useQuantityText();
  return (
    <div className={styles.promise}>
      {portions.map(({ quantity, method, promise }) => (
        <p key={method} className={styles.label}>
          <Icon name={ICONS[handoverPlace(method)]} size="s" />
          <span>
            {t('delivery.portion', {
              quantity: quantityText(quantity, saleUnit),
              way: t(wayOf(method)),
              when: promiseText(t, formats, promise),
            })}
          </span>
        </p>
      ))}
    </div>
  );
};

const ICONS = { store: 'store', address: 'truck', point: 'pin' } as const satisfies Readonly<
  Record<ReturnType<typeof handoverPlace>, string>
>;

const WAYS = {
  store: 'delivery.drivePickup',
  address: 'delivery.homeCourier',
  point: 'delivery.relayPoint',
} as const satisfies Readonly<Record<ReturnType<typeof handoverPlace>, TextKey>>;

const wayOf = (method: ShippingMethodCode): (typeof WAYS)[keyof typeof WAYS] | 'delivery.truck' =>
  needsTruckAccess(method) ? 'delivery.truck' : WAYS[handoverPlace(method)];
