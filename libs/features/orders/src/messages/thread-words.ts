import type { ThreadSummary } from '@materia/api-orders';
import {
  ATTACHMENT_MAXIMUM_BYTES,
  type IncidentOutcome,
  type IncidentState,
  MOST_ATTACHMENTS,
  type ThreadReason,
} from '@materia/domain-messages';
import type { TextKey, TextReader } from '@materia/market-model';
import type { FileFault } from './message-form.ts';

export const REASON_TEXTS = {
  product: 'messages.product',
  delivery: 'messages.delivery',
  invoice: 'messages.invoice',
  return: 'messages.returnReason',
  other: 'messages.other',
  late: 'messages.late',
  missing: 'messages.missing',
  damaged: 'messages.damaged',
  guarantee: 'messages.guarantee',
} as const satisfies Readonly<Record<ThreadReason, TextKey>>;

const STATE_TEXTS = {
  opened: 'messages.stateOpened',
  answered: 'messages.stateAnswered',
  resolved: 'messages.stateResolved',
  refused: 'messages.stateRefused',
} as const satisfies Readonly<Record<IncidentState, TextKey>>;

const OUTCOME_TEXTS = {
  refund: 'messages.outRefund',
  replacement: 'messages.outReplacement',
  message: 'messages.outMessage',
} as const satisfies Readonly<Record<IncidentOutcome, TextKey>>;

/** How far a thread is: the state of an incident with its outcome, and whether it waits for an answer. */
export const stateWords = (
  { state, outcome, awaitsAnswer, isOverdue }: ThreadSummary,
  t: TextReader,
): readonly string[] => [
  ...(state === undefined ? [] : [t(STATE_TEXTS[state])]),
  ...(outcome === undefined ? [] : [t(OUTCOME_TEXTS[outcome])]),
  ...(awaitsAnswer && !isOverdue ? [t('messages.waiting')] : []),
  ...(isOverdue ? [t('messages.overdue')] : []),
];

const MEGABYTE = 1024 ** 2;

export const filesHint = (t: TextReader): string =>
  t('messages.filesHint', {
    count: MOST_ATTACHMENTS,
    size: ATTACHMENT_MAXIMUM_BYTES / MEGABYTE,
  });

const FILE_TEXTS = {
  type: 'messages.fileFormat',
  size: 'messages.fileFormat',
  unreadable: 'messages.fileUnreadable',
  active: 'messages.fileActive',
  infected: 'messages.fileInfected',
  'not-checked': 'messages.fileNotChecked',
  quota: 'messages.fileQuota',
} as const satisfies Readonly<Record<Exclude<FileFault['kind'], 'too-many'>, TextKey>>;

/** Why files are not accepted, with the name of the first that is not. */
export const fileFaultText = (fault: FileFault, t: TextReader): string =>
  fault.kind === 'too-many'
    ? t('messages.fileTooMany', { count: MOST_ATTACHMENTS })
    : t(FILE_TEXTS[fault.kind], { file: fault.file });
