import { USUAL_REASONS } from '@materia/domain-messages';
import type { MarketSettings } from '@materia/market-model';

export const settings = {
  lockedCapacityUnits: [],
  shippingMethods: [
    'drive/two_hours',
    'drive/scheduled',
    'transporter/home',
    'chronopost/home',
    'chronorelais/relay',
    'seller/home',
    'seller/relay',
  ],
  parcelCarriers: [
    {
      id: 'ctt',
      name: 'CTT Expresso',
      page: 'https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects={number}',
    },
    {
      id: 'dpd',
      name: 'DPD Portugal',
      page: 'https://tracking.dpd.pt/track-and-trace?reference={number}',
    },
  ],
  secondLastname: false,
  mobileNumberRequired: false,
  preparationFeeReference: '49840001',
  returnablePalletReference: '49840002',
  preparationFeeBaseMinor: 600,
  preparationFeeStepMinor: 600,
  // Packaging that is not traded is not part of the taxable amount: CIVA, art. 16.º, n.º 6, al. d).
  palletDeposit: { minor: 1500, vatBasisPoints: 0 },
  paymentMethods: ['mb_way', 'multibanco', 'card', 'paypal_express', 'pay_in_store'],
  cardBrands: ['visa', 'mastercard'],
  deliveryWords: ['entrega', 'envio'],
  returnDays: 100,
  withdrawalDays: 14,
  soleTradersWithdraw: false,
  legalGuarantee: { years: 3, law: 'Decreto-Lei n.º 84/2021, art. 12.º' },
  daysToPrepare: 5,
  weekStart: 1,
  invoiceNumber: 'FT {store}{year}/{number}',
  vendorAddress: 'name-and-identifier',
  newsletter: { nameRequired: false, doubleOptIn: true },
  receiptPreferencesNeedSignIn: true,
  threadReasons: USUAL_REASONS,
  answerDays: 2,
  club: { minorPerPoint: 1, couponMonths: 12 },
  retentionYears: {
    // CIVA, art. 52.º, n.º 1.
    'tax documents': 10,
    // Records of merchants: Código Comercial, art. 40.º.
    'contracts and claims': 10,
    // Proof: RGPD, art. 7.º, n.º 1.
    'proof of consent': 5,
  },
} as const satisfies MarketSettings;
