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
      id: 'chronopost',
      name: 'Chronopost',
      page: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}',
    },
    {
      id: 'colissimo',
      name: 'Colissimo',
      page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
    },
  ],
  secondLastname: false,
  mobileNumberRequired: false,
  preparationFeeReference: '49830001',
  returnablePalletReference: '49830002',
  preparationFeeBaseMinor: 600,
  preparationFeeStepMinor: 600,
  // Packaging counts as sold only when it is not returned: BOI-TVA-SECT-90-30, I-A.
  palletDeposit: { minor: 2000, vatBasisPoints: 0 },
  paymentMethods: ['card', 'paypal_express', 'credit', 'pay_in_store'],
  cardBrands: ['cb', 'visa', 'mastercard'],
  deliveryWords: ['livraison'],
  returnDays: 100,
  withdrawalDays: 14,
  soleTradersWithdraw: false,
  legalGuarantee: { years: 2, law: 'Code de la consommation, art. L217-3' },
  daysToPrepare: 5,
  weekStart: 1,
  invoiceNumber: 'FA{year}-{store}-{number}',
  vendorAddress: 'name-and-identifier',
  newsletter: { nameRequired: false, doubleOptIn: true },
  receiptPreferencesNeedSignIn: true,
  threadReasons: USUAL_REASONS,
  answerDays: 2,
  club: { minorPerPoint: 1, couponMonths: 12 },
  retentionYears: {
    // Code de commerce, art. L123-22.
    'tax documents': 10,
    // Contracts concluded online from 120 euros: Code de la consommation, art. L213-1 and D213-2.
    'contracts and claims': 10,
    // Proof: RGPD, art. 7.1. Limitation of personal actions: Code civil, art. 2224.
    'proof of consent': 5,
  },
} as const satisfies MarketSettings;
