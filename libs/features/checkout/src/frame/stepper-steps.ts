import { type CheckoutMeta, type CheckoutStepName, stepperOf } from '@materia/domain-checkout';
import type { PathTo, TextKey, TextReader } from '@materia/market-model';
import type { StepperStep } from '@materia/ui-design-system';
import { pathOfPage } from '../progress/checkout-pages.ts';

/** The label of each step, and the page that changes it. Payment is part of the review page. */
const STEPS = {
  delivery: { label: 'checkout.stepDelivery', page: 'shippings' },
  information: { label: 'checkout.stepInformation', page: 'informations' },
  summary: { label: 'checkout.stepSummary', page: 'summaries' },
  pay: { label: 'checkout.stepPay', page: 'summaries' },
} as const satisfies Readonly<
  Record<
    CheckoutStepName,
    { readonly label: TextKey; readonly page: 'shippings' | 'informations' | 'summaries' }
  >
>;

const PLACED: readonly CheckoutMeta[] = ['payment', 'confirmation'];

/**
 * The steps of the progress bar. Completed steps are links until the order is placed, after which
 * nothing can be changed.
 */
export const stepperSteps = (
  meta: CheckoutMeta,
  t: TextReader,
  to: PathTo,
  addressesFirst = false,
): readonly StepperStep[] =>
  stepperOf(meta, addressesFirst).map(({ name, state }) => ({
    label: t(STEPS[name].label),
    state,
    ...(state === 'done' && !PLACED.includes(meta) && { href: pathOfPage(to, STEPS[name].page) }),
  }));
