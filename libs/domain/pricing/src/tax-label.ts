import { padSellerCode } from './seller-code.ts';

/** The store whose deliveries are subject to the Canary Islands' tax instead of VAT. */
const IGIC_SELLER_CODE = '019';

/** Which tax the price label names. 19 and 019 are the same store; `igicLabelOn` is the market's setting. */
export const taxLabel = (store: {
  readonly sellerCode: string;
  readonly igicLabelOn: boolean;
}): 'igic' | 'vat' =>
  store.igicLabelOn && padSellerCode(store.sellerCode) === IGIC_SELLER_CODE ? 'igic' : 'vat';
