import { type StepperPage, type CheckoutStepName, stepperOf } from '@materia/domain-checkout';
import type { PathTo, TextKey, TextReader } from '@materia/market-model';
import type { StepperStep } from '@materia/ui-design-system';
import { pathOfPage } from '../progress/checkout-pages.ts';

/** The label of each step, and the page that changes it. Payment is part of the review page. */
const STEPS = {
  delivery: { label: 'checkout.stepDelivery', page: 'delivery' },
  information: { label: 'checkout.stepInformation', page: 'recipient' },
  summary: { label: 'checkout.stepSummary', page: 'review' },
  pay: { label: 'checkout.stepPay', page: 'review' },
} as const satisfies Readonly<
  Record<
    CheckoutStepName,
    { readonly label: TextKey; readonly page: 'delivery' | 'recipient' | 'review' }
  >
>;

const PLACED: readonly StepperPage[] = ['payment', 'confirmation'];

/**
 * The steps of the progress bar. Completed steps are links until the order is placed, after which
 * nothing can be changed.
 */
export const stepperSteps = (
  page: StepperPage,
  t: TextReader,
  to: PathTo,
  addressesFirst = false,
): readonly StepperStep[] =>
  stepperOf(page, addressesFirst).map(({ name, state }) => ({
    label: t(STEPS[name].label),
    state,
    ...(state === 'done' && !PLACED.includes(page) && { href: pathOfPage(to, STEPS[name].page) }),
  }));
