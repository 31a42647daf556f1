import { parseEmail, FIELD_MAXIMUMS, tooLong, type TooLong } from '@materia/domain-contact';

/**
 * Why a person considers content illegal (article 16 of Regulation (EU) 2022/2065). A report of an
 * offence against children may be anonymous; all others name their sender (paragraph 2 c).
 */
export const REPORT_REASONS = [
  'forbidden-product',
  'unsafe-product',
  'counterfeit',
  'misleading',
  'hate',
  'personal-data',
  'child-abuse',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const isReportReason = (text: string): text is ReportReason =>
  REPORT_REASONS.some((reason) => reason === text);

/** The grounds that allow an anonymous report. */
export const mayBeAnonymous = (reason: string): boolean => reason === 'child-abuse';

/** A report as filled in. */
export type FilledReport = {
  readonly address: string;
  readonly reason: string;
  readonly explanation: string;
  readonly name: string;
  readonly email: string;
  readonly goodFaith: boolean;
};

export type ReportField = keyof FilledReport;
export type ReportFault =
  { readonly kind: 'missing' | 'not-an-address' | 'not-an-email' | 'good-faith-missing' } | TooLong;
export type ReportFaults = Readonly<Partial<Record<ReportField, ReportFault>>>;

/** In characters. An explanation may be long: it is the substance of the report. */
export const REPORT_MAXIMUMS = {
  address: 2000,
  explanation: 5000,
  name: 120,
  email: FIELD_MAXIMUMS.email,
} as const;

/** The validation errors of a report by field, all at once; none when it may be submitted. */
export const reportFaults = (filled: FilledReport): ReportFaults => {
  const isNamed = !mayBeAnonymous(filled.reason);
  const email = filled.email.trim();
  return {
    ...at(
      'address',
      textFault(filled.address, REPORT_MAXIMUMS.address) ??
        (isContentAddress(filled.address) ? undefined : { kind: 'not-an-address' }),
    ),
    ...at('reason', isReportReason(filled.reason) ? undefined : { kind: 'missing' }),
    ...at('explanation', textFault(filled.explanation, REPORT_MAXIMUMS.explanation)),
    ...at(
      'name',
      isNamed || filled.name.trim() !== ''
        ? textFault(filled.name, REPORT_MAXIMUMS.name)
        : undefined,
    ),
    ...at(
      'email',
      email === ''
        ? isNamed
          ? { kind: 'missing' }
          : undefined
        : parseEmail(email).ok
          ? undefined
          : { kind: 'not-an-email' },
    ),
    ...at('goodFaith', filled.goodFaith ? undefined : { kind: 'good-faith-missing' }),
  };
};

/** A full URL, a path of the shop, or a product reference. */
const isContentAddress = (text: string): boolean =>
  /^(?:https?:\/\/\S+|\/\S*|[\w.-]+\.[\p{L}]{2,}(?:[/?#]\S*)?|[\w-]{4,40})$/iu.test(text.trim());

const textFault = (text: string, maximum: number): ReportFault | undefined =>
  text.trim() === '' ? { kind: 'missing' } : tooLong(text, maximum);

const at = <Field extends ReportField>(
  field: Field,
  fault: ReportFault | undefined,
): ReportFaults => (fault === undefined ? {} : { [field]: fault });
