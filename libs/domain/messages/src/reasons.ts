/** Why a buyer writes about an order: a question, or an incident with products of it. */
export const QUESTION_REASONS = ['product', 'delivery', 'invoice', 'return', 'other'] as const;
export const INCIDENT_REASONS = ['late', 'missing', 'damaged', 'guarantee'] as const;
export type QuestionReason = (typeof QUESTION_REASONS)[number];
export type IncidentReason = (typeof INCIDENT_REASONS)[number];
export const THREAD_REASONS = [...QUESTION_REASONS, ...INCIDENT_REASONS] as const;
export type ThreadReason = (typeof THREAD_REASONS)[number];
export const THREAD_KINDS = ['question', 'incident'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** What a market asks for with a reason. */
export type ReasonRow = {
  readonly reason: ThreadReason;
  /** Whether the buyer chooses the products; otherwise the whole order is concerned. */
  readonly asksLines: boolean;
  /** Whether pictures or documents help. They are asked for, and never required. */
  readonly asksFiles: boolean;
};

/** What markets ask for unless theirs is another list, in the order of the form. */
export const USUAL_REASONS: readonly ReasonRow[] = [
  { reason: 'product', asksLines: true, asksFiles: false },
  { reason: 'delivery', asksLines: false, asksFiles: false },
  { reason: 'late', asksLines: false, asksFiles: false },
  { reason: 'missing', asksLines: true, asksFiles: false },
  { reason: 'damaged', asksLines: true, asksFiles: true },
  { reason: 'guarantee', asksLines: true, asksFiles: true },
  { reason: 'return', asksLines: true, asksFiles: false },
  { reason: 'invoice', asksLines: false, asksFiles: false },
  { reason: 'other', asksLines: false, asksFiles: false },
];

export const isIncidentReason = (text: string): text is IncidentReason =>
  INCIDENT_REASONS.some((reason) => reason === text);
export const isThreadReason = (text: string): text is ThreadReason =>
  THREAD_REASONS.some((reason) => reason === text);

/** Whether a reason opens a question or an incident. */
export const kindOfReason = (reason: ThreadReason): ThreadKind =>
  isIncidentReason(reason) ? 'incident' : 'question';
