import { formatPhone, type PhoneRule } from '@materia/domain-contact';
import type { TextReader } from './market-texts.ts';

/** What a firm gave for an order: name and number, its own reference, who is at the site, and the quote it accepted. */
export type FirmFacts = {
  readonly company?: { readonly name: string; readonly taxNumber: string } | undefined;
  readonly reference?: string | undefined;
  readonly siteContact?: { readonly name: string; readonly telephone: string } | undefined;
  /** The number of the quote that was ordered; a private customer has one as well. */
  readonly quote?: string | undefined;
};

/** A fact with its name. */
type FirmWords = { readonly term: string; readonly description: string };

/**
 * What a firm gave, and the quote that was ordered, in the words of every page and mail; nothing for
 * a private customer's order from a cart.
 */
export const firmWords = (
  { company, reference, siteContact, quote }: FirmFacts,
  t: TextReader,
  phone: PhoneRule,
): readonly FirmWords[] => [
  ...(company === undefined || company.name === ''
    ? []
    : [{ term: t('firm.company'), description: company.name }]),
  ...(company === undefined || company.taxNumber === ''
    ? []
    : [{ term: t('firm.taxNumber'), description: company.taxNumber }]),
  ...(quote === undefined ? [] : [{ term: t('firm.quote'), description: quote }]),
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
