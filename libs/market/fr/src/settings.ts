import type { MarketSettings } from '@materia/market-model';

export const settings = {
  lockedCapacityUnits: [],
  mobileNumberRequired: false,
  preparationFeeReference: '49830001',
  returnablePalletReference: '49830002',
  preparationFeeBaseMinor: 600,
  deliveryWords: ['livraison'],
  weekStart: 1,
  standardVatBasisPoints: 2000,
} as const satisfies MarketSettings;
