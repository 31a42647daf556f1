import type { ReactNode } from 'react';
import type { Money } from '@materia/domain-money';
import { type CartExplanation, rowsOfExplanation, type TaxedAmount } from '@materia/domain-pricing';
import { PriceSummaryRows } from '../amount/PriceSummaryRows.tsx';
import type { ShopViewer } from '../price/viewer.ts';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './CartTotalsTable.module.css';
import { explanationTexts } from './explanation-texts.ts';
import { TotalsExplanation } from './TotalsExplanation.tsx';

export type CartTotalsTableProps = {
  /** The steps add up to the total. */
  readonly explanation: CartExplanation;
  readonly total: TaxedAmount;
  /** Eco-contributions within the products' prices. */
  readonly ecoIncluded: Money;
  readonly viewer: ShopViewer;
  /** The button to the next step, and content around it. */
  readonly children?: ReactNode;
};

/** From the lines to the amount to pay, with every step explained. */
export const CartTotalsTable = ({
  explanation,
  total,
  ecoIncluded,
  viewer,
  children,
}: CartTotalsTableProps) => {
  const t = useText();
  const formats = useFormats();
  const lines =
    explanation.steps.flatMap((step) => (step.kind === 'lines' ? step.lines : []))[0] ?? 0;
  const words = explanation.steps.map((step) => ({ step, ...explanationTexts(t, formats, step) }));
  return (
    <div className={styles.totals}>
      <PriceSummaryRows
        summary={{ rows: rowsOfExplanation(explanation), total, ecoIncluded }}
        lines={lines}
        viewer={viewer}
        names={Object.fromEntries(
          words.flatMap(({ step, label }) =>
            step.kind === 'tier-discount' ? [['quantity-discount', label]] : [],
          ),
        )}
      />
      <TotalsExplanation explanation={explanation} />
      {children}
    </div>
  );
};
