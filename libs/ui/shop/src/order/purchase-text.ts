import type { TextReader } from '@materia/market-model';

/**
 * The number of the purchase to which an order belongs, and which of its orders it is. None for a
 * purchase of one order, which has the same number.
 */
export const purchaseText = (
  { id, purchaseOrders }: { readonly id: string; readonly purchaseOrders: readonly string[] },
  t: TextReader,
): string | undefined => {
  const [number] = purchaseOrders;
  return number === undefined || purchaseOrders.length < 2
    ? undefined
    : t('common.labelled', {
        label: t('firm.purchase', { number }),
        value: t('firm.partOf', {
          place: String(purchaseOrders.indexOf(id) + 1),
          count: purchaseOrders.length,
        }),
      });
};
