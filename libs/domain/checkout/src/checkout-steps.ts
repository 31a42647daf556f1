/** The four labels of the stepper, in order. */
export const CHECKOUT_STEPS = [
  { step: 1, name: 'delivery' },
  { step: 2, name: 'information' },
  { step: 3, name: 'summary' },
  { step: 4, name: 'pay' },
] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]['step'];
export type CheckoutStepName = (typeof CHECKOUT_STEPS)[number]['name'];

/** The page type that a checkout page reports: the words of the specification. */
export const CHECKOUT_METAS = [
  'cart',
  'informations',
  'shippings',
  'payment',
  'summaries',
  'overview',
  'confirmation',
] as const;
export type CheckoutMeta = (typeof CHECKOUT_METAS)[number];

export type StepperItem = {
  readonly step: CheckoutStep;
  readonly name: CheckoutStepName;
  readonly state: 'done' | 'current' | 'next';
};

/** The pages of the checkout in order. */
export const CHECKOUT_PAGES = ['delivery', 'recipient', 'review', 'confirmation'] as const;
export type CheckoutPage = (typeof CHECKOUT_PAGES)[number];

/** The pages that have a place in the stepper. */
export type StepperPage = 'cart' | CheckoutPage | 'overview' | 'payment';

/**
 * The step of a page; 0 is before the first step, 5 after the last. Payment is part of the summary
 * page.
 */
const STEP_OF_PAGE = {
  cart: 0,
  delivery: 1,
  recipient: 2,
  review: 3,
  overview: 3,
  payment: 4,
  confirmation: 5,
} as const satisfies Readonly<Record<StepperPage, number>>;

/** The new funnel asks for addresses before deliveries. */
const ADDRESSES_FIRST = [
  { step: 1, name: 'information' },
  { step: 2, name: 'delivery' },
  { step: 3, name: 'summary' },
  { step: 4, name: 'pay' },
] as const satisfies readonly { readonly step: CheckoutStep; readonly name: CheckoutStepName }[];

const ADDRESSES_FIRST_PAGES: Readonly<Partial<Record<StepperPage, number>>> = {
  recipient: 1,
  delivery: 2,
};

/**
 * The stepper of a checkout page, in the order of the funnel. The confirmation shows all four steps
 * as done, the cart none.
 */
export const stepperOf = (
  page: StepperPage,
  addressesFirst: boolean = false,
): readonly StepperItem[] => {
  const reached = (addressesFirst ? ADDRESSES_FIRST_PAGES[page] : undefined) ?? STEP_OF_PAGE[page];
  return (addressesFirst ? ADDRESSES_FIRST : CHECKOUT_STEPS).map(({ step, name }) => ({
    step,
    name,
    state: step < reached ? 'done' : step === reached ? 'current' : 'next',
  }));
};
