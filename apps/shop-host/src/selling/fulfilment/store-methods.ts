import { methodsOfStore, type ShippingMethodCode } from '@materia/domain-shipping';
import { handsOver } from '@materia/domain-stores';
import type { StoreRow } from '../../catalogue/stores/repository.ts';

/** The methods among these by which a store can carry out orders. */
export const methodsAt = (
  { seller_code, ecommerce, services }: Pick<StoreRow, 'seller_code' | 'ecommerce' | 'services'>,
  methods: readonly ShippingMethodCode[],
): readonly ShippingMethodCode[] =>
  methodsOfStore(methods, handsOver({ sellerCode: seller_code, sellsOnline: ecommerce, services }));
