import type { CheckoutMeta } from '@materia/domain-checkout';
import { Text } from '@materia/ui-design-system';
import { CheckoutLayout, usePath, useText } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { CheckoutTotals } from './CheckoutTotals.tsx';
import type { TotalsFacts } from './checkout-totals.ts';
import { stepperSteps } from './stepper-steps.ts';

type CheckoutPageProps = {
  readonly meta: Extract<CheckoutMeta, 'shippings' | 'informations' | 'summaries'>;
  readonly title: string;
  readonly lead: string;
  readonly totals: TotalsFacts;
  /** Shown below the totals. */
  readonly order?: ReactNode;
  readonly children: ReactNode;
};

/** The layout of the three checkout pages before the confirmation. */
export const CheckoutFrame = ({
  meta,
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
      steps={stepperSteps(meta, t, usePath(), totals.addressesFirst)}
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
