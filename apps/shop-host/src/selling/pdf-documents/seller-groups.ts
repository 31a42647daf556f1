import type { StoreSnapshot } from '../../platform/database/tables/snapshots.ts';
import type { PdfBlock, PdfGroup } from '../../platform/pdf/pdf-document.ts';
import { labelOf, type Writing } from './document-writing.ts';

/** The market's company, and the store as it was on the day of the document. */
export const sellerGroups = (store: StoreSnapshot, writing: Writing): PdfBlock => {
  const { market, t } = writing;
  const { company, documents } = market;
  return {
    kind: 'groups',
    groups: [
      {
        heading: t('documents.seller'),
        name: company.legalName,
        lines: [company.street, `${company.postcode} ${company.city}`],
        facts: documents.sellerFacts
          .slice(0, 1)
          .map(({ label, value }) => ({ term: labelOf(writing, label), value })),
      },
      storeGroup(store, writing),
    ],
  };
};

/** The store as it was on the day of the document. */
export const storeGroup = (
  { name, street, postcode, city, phone }: StoreSnapshot,
  { t }: Writing,
): PdfGroup => ({
  heading: t('documents.store'),
  name,
  lines: [...street, `${postcode} ${city}`, phone],
});
