import { PriceSummaryRows } from '@materia/ui-shop';
import type { TotalsFacts } from './checkout-totals.ts';

/** From the products to the amount to pay, as far as it is known. */
export const CheckoutTotals = ({
  totals: { summary, lines, viewer, openDeliveries },
}: {
  readonly totals: TotalsFacts;
}) => (
  <div data-preview-part="totals">
    <PriceSummaryRows
      summary={summary}
      lines={lines}
      viewer={viewer}
      openDeliveries={openDeliveries}
    />
  </div>
);
