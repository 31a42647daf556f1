import { fail, ok, type Result } from '@materia/domain-kernel';

/** The two fields in which an order may state its creation date. */
export type DatedOrder = {
  readonly createdAt?: string | undefined;
  readonly creation_date?: string | undefined;
};

export type NormalisedDate<Order extends DatedOrder> = Omit<
  Order,
  'createdAt' | 'creation_date'
> & {
  readonly createdAt: string;
};

/**
 * Normalizes an order's date to `createdAt`, taken from `creation_date` when only that field is
 * present. `createdAt` wins when both are present. Refuses an order without either.
 */
export const normaliseOrderDate = <Order extends DatedOrder>(
  order: Order,
): Result<NormalisedDate<Order>, { readonly kind: 'order-without-date' }> => {
  const { createdAt, creation_date, ...rest } = order;
  const date = present(createdAt) ?? present(creation_date);
  return date === undefined
    ? fail({ kind: 'order-without-date' })
    : ok({ ...rest, createdAt: date });
};

const present = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : text;
