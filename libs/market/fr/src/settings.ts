import type { MarketSettings } from '@materia/market-model';

export const settings = {
  lockedCapacityUnits: [],
  mobileNumberRequired: false,
  preparationFeeReference: '49830001',
  returnablePalletReference: '49830002',
  preparationFeeBaseMinor: 600,
  // A deposit is no price as long as the pallet comes back.
  palletDeposit: { minor: 2000, vatBasisPoints: 0 },
  deliveryWords: ['livraison'],
  weekStart: 1,
  standardVatBasisPoints: 2000,
  invoiceNumber: 'FA{year}-{store}-{number}',
  vendorAddress: 'name-and-identifier',
  newsletter: { nameRequired: false, doubleOptIn: true },
} as const satisfies MarketSettings;
