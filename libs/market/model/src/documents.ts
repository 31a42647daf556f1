import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { LegalFact } from './legal-fact.ts';

/** The parts of an invoice or credit note that its fiscal code contains. Amounts are minor units. */
export type FiscalFacts = {
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  /** Its place in its series, counted from 1. */
  readonly place: number;
  readonly issuedOn: PlainDate;
  /** The tax number of a business buyer. */
  readonly buyerNumber: string | undefined;
  /** The territory whose taxes were charged, as the market's tax table names it. */
  readonly territory: string;
  readonly rates: readonly {
    readonly vatBasisPoints: number;
    readonly netMinor: number;
    readonly taxMinor: number;
  }[];
  readonly taxMinor: number;
  readonly totalMinor: number;
};

/** What the law of a market requires of invoices and credit notes. */
export type MarketDocuments = {
  /** The numbers and registers by which documents identify the seller. */
  readonly sellerFacts: readonly LegalFact[];
  /**
   * The pattern of credit notes' numbers, with `{year}`, `{store}` and `{number}`. They have a
   * series of their own.
   */
  readonly creditNoteNumber: string;
  /**
   * The highest total, in minor units, up to which an invoice to a buyer without a tax number is a
   * simplified one; null where the law knows none.
   */
  readonly simplifiedUpToMinor: number | null;
  /** Sentences that invoices to businesses must contain. */
  readonly businessNotes: readonly string[];
  /** Why the deposit for pallets bears no tax; null where it does. */
  readonly untaxedDepositNote: string | null;
  /** What the tax authority requires on each page. */
  readonly fiscalMark?: (facts: FiscalFacts) => FiscalCode;
};

/** A code on each page, the content of its QR code, and a sentence beside it. */
export type FiscalCode = { readonly code: string; readonly qr: string; readonly note: string };
