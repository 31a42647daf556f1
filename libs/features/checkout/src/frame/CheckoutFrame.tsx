import type { StepperPage } from '@materia/domain-checkout';
import { Text } from '@materia/ui-design-system';
import { CheckoutLayout, useFormats, usePath, useText } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { CheckoutTotals } from './CheckoutTotals.tsx';
import type { TotalsFacts } from './checkout-totals.ts';
import { stepperSteps } from './stepper-steps.ts';
import type { SummaryProduct } from './summary-products.ts';
import { SummaryProducts } from './SummaryProducts.tsx';

type CheckoutPageProps = {
  readonly page: Extract<StepperPage, 'delivery' | 'recipient' | 'review'>;
  readonly title: string;
  readonly lead: string;
  readonly totals: TotalsFacts;
  readonly products: readonly SummaryProduct[];
  readonly children: ReactNode;
};

/** The layout of the three checkout pages before the confirmation. */
export const CheckoutFrame = ({
  page,
  title,
  lead,
  totals,
  products,
  children,
}: CheckoutPageProps) => {
  const t = useText();
  const { money } = useFormats();
  return (
    <CheckoutLayout
      stepsLabel={t('checkout.steps')}
      steps={stepperSteps(page, t, usePath(), totals.addressesFirst)}
      doneLabel={t('checkout.stepDone')}
      title={title}
      lead={<Text size="l">{lead}</Text>}
      summary={{
        title: t('checkout.yourOrder'),
        bar: t('checkout.seeOrder'),
        total: money(totals.summary.total.included),
        content: (
          <>
            <SummaryProducts products={products} />
            <CheckoutTotals totals={totals} />
          </>
        ),
      }}
    >
      {children}
    </CheckoutLayout>
  );
};
