import { formatPhone, type PhoneRule } from '@materia/domain-contact';
import type { TextReader } from './market-texts.ts';

/** What a firm gave for an order: name and number, its own reference, and who is at the site. */
export type FirmFacts = {
  readonly company?: { readonly name: string; readonly taxNumber: string } | undefined;
  readonly reference?: string | undefined;
  readonly siteContact?: { readonly name: string; readonly telephone: string } | undefined;
};

/** A fact with its name. */
type FirmWords = { readonly term: string; readonly description: string };

/**
 * What a firm gave, in the words of every page and mail; nothing for a private customer's order.
 */
export const firmWords = (
  { company, reference, siteContact }: FirmFacts,
  t: TextReader,
  phone: PhoneRule,
): readonly FirmWords[] => [
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
