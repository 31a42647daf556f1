import { USUAL_REASONS } from '@materia/domain-messages';
import type { MarketSettings } from '@materia/market-model';

export const settings = {
  lockedCapacityUnits: [],
  shippingMethods: [
    'drive/two_hours',
    'drive/scheduled',
    'transporter/home',
    'allxbrick/delivery',
    'allxbrick/pickup',
    'chronopost/home',
    'chronorelais/relay',
    'locker/locker',
    'seller/home',
    'seller/relay',
  ],
  parcelCarriers: [
    {
      id: 'inpost',
      name: 'InPost',
      page: 'https://inpost.pl/sledzenie-przesylek?number={number}',
    },
    {
      id: 'dpd',
      name: 'DPD Polska',
      page: 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1={number}',
    },
  ],
  secondLastname: false,
  mobileNumberRequired: false,
  preparationFeeReference: '49810001',
  returnablePalletReference: '49810002',
  preparationFeeBaseMinor: 2500,
  preparationFeeStepMinor: 600,
  // Deposits on packaging are not part of the taxable amount: Ustawa o VAT, art. 29a ust. 11.
  palletDeposit: { minor: 5000, vatBasisPoints: 0 },
  paymentMethods: ['blik', 'card', 'p24', 'paypal_express', 'credit', 'pay_in_store'],
  cardBrands: ['visa', 'mastercard'],
  deliveryWords: ['dostawa', 'transport'],
  returnDays: 100,
  withdrawalDays: 14,
  // Natural persons in business: ustawa o prawach konsumenta, art. 38a.
  soleTradersWithdraw: true,
  legalGuarantee: { years: 2, law: 'ustawa o prawach konsumenta, art. 43c' },
  daysToPrepare: 5,
  weekStart: 1,
  invoiceNumber: 'FV/{year}/{store}/{number}',
  vendorAddress: 'shop-name',
  newsletter: { nameRequired: false, doubleOptIn: true },
  receiptPreferencesNeedSignIn: true,
  threadReasons: USUAL_REASONS,
  answerDays: 2,
  club: { minorPerPoint: 1, couponMonths: 12 },
  retentionYears: {
    // From the end of the year in which the tax was due: Ordynacja podatkowa, art. 86 § 1 and
    // art. 70 § 1.
    'tax documents': 5,
    // Limitation of claims: Kodeks cywilny, art. 118.
    'contracts and claims': 6,
    // Proof: RODO, art. 7 ust. 1.
    'proof of consent': 5,
  },
} as const satisfies MarketSettings;
