import { formatPhone, type PhoneRule } from '@materia/domain-contact';
import type { TextReader } from '@materia/market-model';

/** What a firm gave for an order: name and number, its own reference, and who is at the site. */
type FirmFacts = {
  readonly company?: { readonly name: string; readonly taxNumber: string } | undefined;
  readonly reference?: string | undefined;
  readonly siteContact?: { readonly name: string; readonly telephone: string } | undefined;
};

type Row = { readonly term: string; readonly description: string };

/** What a firm gave, as rows of a description list; none for a private customer's order. */
export const firmRows = (
  { company, reference, siteContact }: FirmFacts,
  t: TextReader,
  phone: PhoneRule,
): readonly Row[] => [
  ...(company === undefined || company.name === ''
    ? []
    : [{ term: t('firm.company'), description: company.name }]),
  ...(company === undefined || company.taxNumber === ''
    ? []
    : [{ term: t('firm.taxNumber'), description: company.taxNumber }]),
  ...(reference === undefined ? [] : [{ term: t('firm.reference'), description: reference }]),
  ...(siteContact === undefined
    ? []
    : [
        {
          term: t('firm.site'),
          description: `${siteContact.name}, ${formatPhone(siteContact.telephone, phone)}`,
        },
      ]),
];

/**
 * The number of the purchase to which an order belongs, and which of its orders it is. None for a
 * purchase of one order, which has the same number.
 */
export const purchaseText = (
  { id, purchaseOrders }: { readonly id: string; readonly purchaseOrders: readonly string[] },
  t: TextReader,
): string | undefined => {
  const [number] = purchaseOrders;
  return number === undefined || purchaseOrders.length < 2
    ? undefined
    : t('common.labelled', {
        label: t('firm.purchase', { number }),
        value: t('firm.partOf', {
          place: String(purchaseOrders.indexOf(id) + 1),
          count: purchaseOrders.length,
        }),
      });
};
