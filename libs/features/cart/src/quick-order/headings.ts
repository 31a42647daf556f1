import type { QuickOrderHeadings } from '@materia/domain-cart';

/** The words by which spreadsheets of the market head their columns. */
export const headingsOf = ({
  referenceHeadings,
  quantityHeadings,
}: {
  readonly referenceHeadings: string;
  readonly quantityHeadings: string;
}): QuickOrderHeadings => ({
  reference: referenceHeadings.split(', '),
  quantity: quantityHeadings.split(', '),
});
