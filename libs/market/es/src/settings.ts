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
    'seller/home',
    'seller/relay',
  ],
  parcelCarriers: [
    {
      id: 'correos-express',
      name: 'Correos Express',
      page: 'https://s.correosexpress.com/SeguimientoSinCP/search?n={number}',
    },
    {
      id: 'seur',
      name: 'SEUR',
      page: 'https://www.seur.com/livetracking/?segOnlineIdentificador={number}',
    },
  ],
  secondLastname: true,
  mobileNumberRequired: true,
  preparationFeeReference: '49820001',
  returnablePalletReference: '49820002',
  preparationFeeBaseMinor: 600,
  preparationFeeStepMinor: 600,
  // Packaging is part of the taxable amount, returnable or not, and is deducted again when it is
  // returned: Ley 37/1992, art. 78.Dos.6.º and 80.Uno.1.º.
  palletDeposit: { minor: 1500, vatBasisPoints: 2100 },
  paymentMethods: ['card', 'bizum', 'paypal_express', 'credit', 'pay_in_store'],
  cardBrands: ['visa', 'mastercard'],
  deliveryWords: ['entrega', 'envío'],
  returnDays: 100,
  withdrawalDays: 14,
  soleTradersWithdraw: false,
  legalGuarantee: { years: 3, law: 'Real Decreto Legislativo 1/2007, art. 120' },
  daysToPrepare: 5,
  weekStart: 1,
  invoiceNumber: 'F{year}-{store}-{number}',
  vendorAddress: 'name-and-identifier',
  newsletter: { nameRequired: true, doubleOptIn: true },
  receiptPreferencesNeedSignIn: true,
  threadReasons: USUAL_REASONS,
  answerDays: 2,
  club: { minorPerPoint: 1, couponMonths: 12 },
  retentionYears: {
    // Books and documents of merchants: Código de Comercio, art. 30.1.
    'tax documents': 6,
    // Limitation of personal actions: Código Civil, art. 1964.2.
    'contracts and claims': 5,
    // Proof: RGPD, art. 7.1. Limitation of personal actions: Código Civil, art. 1964.2.
    'proof of consent': 5,
  },
} as const satisfies MarketSettings;
