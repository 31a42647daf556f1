import type { ReportReason } from '@materia/domain-messages';
import type { TextKey } from '@materia/market-model';

/** The text key of each report reason. */
export const REASON_LABELS = {
  'forbidden-product': 'report.reasonForbiddenProduct',
  'unsafe-product': 'report.reasonUnsafeProduct',
  counterfeit: 'report.reasonCounterfeit',
  misleading: 'report.reasonMisleading',
  hate: 'report.reasonHate',
  'personal-data': 'report.reasonPersonalData',
  'child-abuse': 'report.reasonChildAbuse',
  other: 'report.reasonOther',
} as const satisfies Readonly<Record<ReportReason, TextKey>>;
