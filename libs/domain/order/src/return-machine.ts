import { fail, ok, type Result } from '@materia/domain-kernel';

/**
 * States of a return: announced by the buyer, proven as sent, received and inspected by the shop,
 * then refunded, or rejected if the inspection accepted no unit.
 */
export const RETURN_STATES = [
  'announced',
  'sent',
  'received',
  'inspected',
  'refunded',
  'rejected',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/**
 * What happens to a return. It begins with a withdrawal after or before the handover; an inspection
 * accepts some of its units, or none.
 */
export const RETURN_EVENTS = [
  'announced',
  'announced-before-handover',
  'sent',
  'received',
  'accepted',
  'rejected',
  'refunded',
] as const;
export type ReturnEvent = (typeof RETURN_EVENTS)[number];

/** Effects to run in the transaction that moves a return. */
export type ReturnEffect =
  /** Before the handover: the order is cancelled, and refunded by its own rules. */
  | 'cancel-order'
  /** The amount of the accepted units goes back. */
  | 'refund'
  | 'mail-receipt'
  | 'mail-received'
  /** The buyer reads which units were not accepted, and why. */
  | 'mail-inspected';

/** Why an inspection does not accept a unit. */
export const RETURN_FAULTS = ['used', 'damaged', 'incomplete', 'missing', 'other-product'] as const;
export type ReturnFault = (typeof RETURN_FAULTS)[number];

/**
 * The most returns of one order. Each is answered by mails, so whoever has a guest's link cannot flood
 * the mailbox of the purchase.
 */
export const MOST_RETURNS = 20;

export type ReturnStep = {
  readonly state: ReturnState;
  readonly effects: readonly ReturnEffect[];
};

const received: ReturnStep = { state: 'received', effects: ['mail-received'] };

/** Every state and event; what is missing is refused. `new` is a return before its first event. */
const STEPS: Readonly<
  Record<ReturnState | 'new', { readonly [Event in ReturnEvent]?: ReturnStep }>
> = {
  new: {
    announced: { state: 'announced', effects: ['mail-receipt'] },
    'announced-before-handover': { state: 'refunded', effects: ['cancel-order', 'mail-receipt'] },
  },
  announced: { sent: { state: 'sent', effects: [] }, received },
  sent: { received },
  received: {
    accepted: { state: 'inspected', effects: ['mail-inspected'] },
    rejected: { state: 'rejected', effects: ['mail-inspected'] },
  },
  inspected: { refunded: { state: 'refunded', effects: ['refund'] } },
  refunded: {},
  rejected: {},
};

export const returnAfter = (
  state: ReturnState | 'new',
  event: ReturnEvent,
): Result<
  ReturnStep,
  { readonly kind: 'step-not-allowed'; readonly from: string; readonly event: ReturnEvent }
> => {
  const step = STEPS[state][event];
  return step === undefined ? fail({ kind: 'step-not-allowed', from: state, event }) : ok(step);
};

/** The states in which a return still needs the shop. */
export const OPEN_RETURN_STATES: readonly ReturnState[] = RETURN_STATES.filter(
  (state) => Object.keys(STEPS[state]).length > 0,
);

/** The units of a returned line, and how many of them the inspection accepts. */
export type InspectedLine = {
  readonly units: number;
  readonly accepted: number;
  /** Why the others are not accepted. */
  readonly fault: ReturnFault | undefined;
};

/**
 * The event of an inspection. Refused for more accepted units than were returned, and for a unit
 * that is not accepted without a reason.
 */
export const inspection = (
  lines: readonly InspectedLine[],
): Result<'accepted' | 'rejected', { readonly kind: 'too-many-units' | 'reason-missing' }> => {
  if (lines.some(({ units, accepted }) => accepted < 0 || accepted > units))
    return fail({ kind: 'too-many-units' });
  if (lines.some(({ units, accepted, fault }) => accepted < units && fault === undefined))
    return fail({ kind: 'reason-missing' });
  return ok(lines.some(({ accepted }) => accepted > 0) ? 'accepted' : 'rejected');
};
