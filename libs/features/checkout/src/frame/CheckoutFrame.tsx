import type { StepperPage } from '@materia/domain-checkout';
import { Text } from '@materia/ui-design-system';
import { CheckoutLayout, usePath, useText } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { CheckoutTotals } from './CheckoutTotals.tsx';
import type { TotalsFacts } from './checkout-totals.ts';
import { stepperSteps } from './stepper-steps.ts';

type CheckoutPageProps = {
  readonly page: Extract<StepperPage, 'delivery' | 'recipient' | 'review'>;
  readonly title: string;
  readonly lead: string;
  readonly totals: TotalsFacts;
  /** Shown below the totals. */
  readonly order?: ReactNode;
  readonly children: ReactNode;
};

/** The layout of the three checkout pages before the confirmation. */
export const CheckoutFrame = ({
  page,
  title,
  lead,
  totals,
  order,
  children,
}: CheckoutPageProps) => {
  const t = useText();
  return (
    <CheckoutLayout
      stepsLabel={t('checkout.steps')}
      steps={stepperSteps(page, t, usePath(), totals.addressesFirst)}
      title={title}
      lead={<Text size="l">{lead}</Text>}
      asideTitle={t('checkout.stepSummary')}
      aside={
        <>
          <CheckoutTotals totals={totals} />
          {order}
        </>
      }
    >
      {children}
    </CheckoutLayout>
  );
};
