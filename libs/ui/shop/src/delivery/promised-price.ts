import type { Money } from '@materia/domain-money';
import type { PromisedDelivery } from '@materia/domain-promise';
import type { DeliveryOption } from '@materia/domain-shipping';

/**
 * What the promised delivery costs at least; undefined for a pickup, whose fee is explained where
 * it is chosen.
 */
export const promisedPrice = ({
  promise,
  deliveries = [],
}: {
  readonly promise?: PromisedDelivery | undefined;
  readonly deliveries?: readonly DeliveryOption[] | undefined;
}): Money | undefined =>
  promise === undefined || promise.label === 'drive-pickup'
    ? undefined
    : (deliveries.find(({ label }) => label === promise.label)?.offerDeliveryPrice ?? undefined);
