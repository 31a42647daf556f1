import type { MarketSettings } from '@materia/market-model';

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
  mobileNumberRequired: false,
  preparationFeeReference: '49850001',
  returnablePalletReference: '49850002',
  preparationFeeBaseMinor: 600,
  // Refundable packaging is not part of the taxable amount: D.P.R. 633/1972, art. 15, n. 4.
  palletDeposit: { minor: 1500, vatBasisPoints: 0 },
  paymentMethods: ['card', 'paypal_express', 'credit', 'pay_in_store'],
  cardBrands: ['visa', 'mastercard'],
  deliveryWords: ['consegna', 'spedizione'],
  returnDays: 100,
  withdrawalDays: 14,
  weekStart: 1,
  invoiceNumber: '{number}/{store}/{year}',
  vendorAddress: 'name-and-identifier',
  newsletter: { nameRequired: false, doubleOptIn: true },
} as const satisfies MarketSettings;
