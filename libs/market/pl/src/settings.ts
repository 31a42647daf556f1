import type { MarketSettings } from '@materia/market-model';

export const settings = {
  lockedCapacityUnits: [],
  paymentMethods: ['card', 'blik', 'p24', 'credit', 'pay_in_store'],
  mobileNumberRequired: false,
  preparationFeeReference: '49810001',
  returnablePalletReference: '49810002',
  preparationFeeBaseMinor: 2500,
  // Deposits on packaging are not part of the taxable amount: Ustawa o VAT, art. 29a ust. 11.
  palletDeposit: { minor: 5000, vatBasisPoints: 0 },
  deliveryWords: ['dostawa', 'transport'],
  returnDays: 100,
  withdrawalDays: 14,
  weekStart: 1,
  invoiceNumber: 'FV/{year}/{store}/{number}',
  vendorAddress: 'shop-name',
  newsletter: { nameRequired: false, doubleOptIn: true },
} as const satisfies MarketSettings;
