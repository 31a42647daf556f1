/** How long a transfer may take at each bank, in hours. */
export const BANK_TRANSFER_HOURS = { from: 24, to: 72 } as const;

/**
 * How a method is paid: on the provider's own pages, by a code of the bank's app typed on ours, by
 * a reference that our page shows, or at the till.
 */
type PaymentFlow = 'hosted' | 'code' | 'reference' | 'in-store';

/** A method that a payment provider carries out. */
type ProvidedRow = {
  readonly flow: Exclude<PaymentFlow, 'in-store'>;
  /**
   * How the money arrives: while the shopper waits, by a bank's transfer within
   * BANK_TRANSFER_HOURS, or whenever the shopper pays the reference.
   */
  readonly arrives: 'at-once' | 'by-transfer' | 'by-reference';
  /** Minutes in which the shopper may pay. */
  readonly payMinutes: number;
  /** Minutes for which products are held after that, for notices on their way. */
  readonly graceMinutes: number;
  /** Days within which the money arrives; 0 if it does at once. */
  readonly waitDays: number;
  /** The first status of an order paid by it. */
  readonly start: 'pending' | 'awaiting-transfer';
  /** Whether another attempt may prolong the hold beyond the longest one of other methods. */
  readonly outlastsLongestHold: boolean;
};

/** A method without a provider: the order is paid when it is handed over, so its money never waits. */
type InStoreRow = {
  readonly flow: 'in-store';
  readonly arrives: 'at-handover';
  readonly waitDays: 0;
  readonly start: 'in-store';
};

const DAY = 24 * 60;

/** The provider's sessions live at least half an hour. */
const AT_ONCE = {
  arrives: 'at-once',
  payMinutes: 35,
  graceMinutes: 5,
  waitDays: 0,
  start: 'pending',
  outlastsLongestHold: false,
} as const;

/**
 * The payment methods of the shop, with the codes used by contract, database and texts. A market's
 * settings list the ones it offers. The bank transfers are P24 in Poland and Multibanco in
 * Portugal. A Multibanco reference can be paid for a week, and confirmed up to a day later.
 */
export const PAYMENT_TABLE = {
  card: { flow: 'hosted', ...AT_ONCE },
  blik: { flow: 'code', ...AT_ONCE },
  p24: {
    flow: 'hosted',
    ...AT_ONCE,
    arrives: 'by-transfer',
    waitDays: BANK_TRANSFER_HOURS.to / 24,
    start: 'awaiting-transfer',
  },
  multibanco: {
    flow: 'reference',
    arrives: 'by-reference',
    payMinutes: 7 * DAY,
    graceMinutes: DAY,
    waitDays: 7,
    start: 'awaiting-transfer',
    outlastsLongestHold: true,
  },
  mb_way: { flow: 'hosted', ...AT_ONCE },
  bizum: { flow: 'hosted', ...AT_ONCE },
  paypal_express: { flow: 'hosted', ...AT_ONCE },
  credit: { flow: 'hosted', ...AT_ONCE },
  pay_in_store: { flow: 'in-store', arrives: 'at-handover', waitDays: 0, start: 'in-store' },
} as const satisfies Readonly<Record<string, ProvidedRow | InStoreRow>>;

export type PaymentMethod = keyof typeof PAYMENT_TABLE;

/** The methods whose row says this. */
type MethodWith<Facts> = {
  [Method in PaymentMethod]: (typeof PAYMENT_TABLE)[Method] extends Facts ? Method : never;
}[PaymentMethod];

/** A method that a payment provider carries out. */
export type ProvidedMethod = MethodWith<ProvidedRow>;
export type InStoreMethod = MethodWith<InStoreRow>;

export const isPaymentMethod = (code: string): code is PaymentMethod =>
  Object.hasOwn(PAYMENT_TABLE, code);

/** Whether an order is paid when it is handed over, without a payment provider. */
export const isPaidInStore = (method: PaymentMethod): method is InStoreMethod =>
  PAYMENT_TABLE[method].flow === 'in-store';

const isProvided = (method: PaymentMethod): method is ProvidedMethod => !isPaidInStore(method);

/** Whether the shopper types a code of the bank's app. */
export const needsCode = (method: PaymentMethod): method is MethodWith<{ readonly flow: 'code' }> =>
  PAYMENT_TABLE[method].flow === 'code';

/** Whether the money takes days to arrive. */
export const isSlowPayment = (method: PaymentMethod): boolean => PAYMENT_TABLE[method].waitDays > 0;

/** Whether a bank transfers the money, within BANK_TRANSFER_HOURS. */
export const isBankTransfer = (
  method: PaymentMethod,
): method is MethodWith<{ readonly arrives: 'by-transfer' }> =>
  PAYMENT_TABLE[method].arrives === 'by-transfer';

/** Whether the shopper pays a reference, within REFERENCE_DAYS. */
export const isPaidByReference = (
  method: PaymentMethod,
): method is MethodWith<{ readonly arrives: 'by-reference' }> =>
  PAYMENT_TABLE[method].arrives === 'by-reference';

/** Days in which a reference can be paid. */
export const REFERENCE_DAYS = PAYMENT_TABLE.multibanco.payMinutes / DAY;

/** Whether products are held for days before anything is paid. */
export const holdsUnpaid = (method: PaymentMethod): boolean =>
  isPaidInStore(method) || isSlowPayment(method);

/** All methods, those of a provider, and those without one. */
export const PAYMENT_METHODS: readonly PaymentMethod[] =
  Object.keys(PAYMENT_TABLE).filter(isPaymentMethod);
export const PROVIDED_METHODS: readonly ProvidedMethod[] = PAYMENT_METHODS.filter(isProvided);
export const IN_STORE_METHODS: readonly InStoreMethod[] = PAYMENT_METHODS.filter(isPaidInStore);

/**
 * The method of an order that costs nothing: the first offered one of a provider, which then asks
 * for nothing. Where none is offered, the order is one that is paid at the handover.
 */
export const freeOrderMethod = (offered: readonly PaymentMethod[]): PaymentMethod => {
  const method = offered.find(isProvided) ?? PAYMENT_METHODS.find(isPaidInStore);
  if (method === undefined) throw new Error('No method is paid in store');
  return method;
};

/**
 * The brands of the cards that shoppers of a market know; cb is the French Groupement des Cartes
 * Bancaires.
 */
export type CardBrand = 'visa' | 'mastercard' | 'cb';

/** Why a cart cannot be paid by a method that its market offers. */
export const METHOD_REFUSALS = [
  'nothing-to-pay',
  'total-too-small',
  'total-too-large',
  'not-for-shipments',
  'store-closed',
] as const;
export type MethodRefusal = (typeof METHOD_REFUSALS)[number];
