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
  parcelCarriers: [
    {
      id: 'dhl',
      name: 'DHL',
      page: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
    },
  ],
  secondLastname: false,
  mobileNumberRequired: false,
  preparationFeeReference: '49850001',
  returnablePalletReference: '49850002',
  preparationFeeBaseMinor: 600,
  preparationFeeStepMinor: 600,
  // A pallet is a supply of its own, taxed at the standard rate: UStAE, 3.10 Abs. 5a.
  palletDeposit: { minor: 1500, vatBasisPoints: 1900 },
  paymentMethods: ['card', 'paypal_express', 'credit', 'pay_in_store'],
  cardBrands: ['visa', 'mastercard'],
  returnDays: 100,
  withdrawalDays: 14,
  soleTradersWithdraw: false,
  legalGuarantee: { years: 2, law: 'Codice del consumo, art. 133' },
  daysToPrepare: 5,
  weekStart: 1,
  invoiceNumber: 'RE{year}-{store}-{number}',
  vendorAddress: 'name-and-identifier',
  newsletter: { nameRequired: false, doubleOptIn: true },
  receiptPreferencesNeedSignIn: true,
  threadReasons: [
    { reason: 'product', asksLines: true, asksFiles: false },
    { reason: 'late', asksLines: false, asksFiles: false },
    { reason: 'missing', asksLines: true, asksFiles: false },
    { reason: 'damaged', asksLines: true, asksFiles: true },
    { reason: 'guarantee', asksLines: true, asksFiles: true },
    { reason: 'other', asksLines: false, asksFiles: false },
  ],
  answerDays: 2,
  club: { minorPerPoint: 1, couponMonths: 12 },
  retentionYears: {
    // Invoices: UStG, § 14b Abs. 1.
    'tax documents': 8,
    // Commercial letters: HGB, § 257 Abs. 4.
    'contracts and claims': 6,
    // Proof: DSGVO, Art. 7 Abs. 1.
    'proof of consent': 5,
  },
} as const satisfies Omit<MarketSettings, 'deliveryWords'>;
