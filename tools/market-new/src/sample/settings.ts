import type { MarketSettings } from '@materia/market-model';

/** The market's settings without the words that its texts decide. */
export const settings = {
  lockedCapacityUnits: [],
  shippingMethods: [
    'drive/two_hours',
    'drive/scheduled',
    'chronopost/home',
    'chronorelais/relay',
    'seller/home',
    'seller/relay',
  ],
  secondLastname: false,
  mobileNumberRequired: false,
  preparationFeeReference: '49850001',
  returnablePalletReference: '49850002',
  preparationFeeBaseMinor: 600,
  // A pallet is a supply of its own, taxed at the standard rate: UStAE, 3.10 Abs. 5a.
  palletDeposit: { minor: 1500, vatBasisPoints: 1900 },
  paymentMethods: ['card', 'paypal_express', 'credit', 'pay_in_store'],
  cardBrands: ['visa', 'mastercard'],
  returnDays: 100,
  withdrawalDays: 14,
  weekStart: 1,
  invoiceNumber: 'RE{year}-{store}-{number}',
  vendorAddress: 'name-and-identifier',
  newsletter: { nameRequired: false, doubleOptIn: true },
} as const satisfies Omit<MarketSettings, 'deliveryWords'>;
