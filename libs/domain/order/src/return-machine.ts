import { fail, ok, type Result } from '@materia/domain-kernel';
import { addMoney, type Money, shareOut, subtractMoney, sumMoney } from '@materia/domain-money';

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
  | 'mail-receipt';

export type ReturnStep = {
  readonly state: ReturnState;
  readonly effects: readonly ReturnEffect[];
};

const received: ReturnStep = { state: 'received', effects: [] };

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
    accepted: { state: 'inspected', effects: [] },
    rejected: { state: 'rejected', effects: [] },
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

/** A returned line after its inspection. `unitPrice` includes tax. */
export type InspectedLine = {
  readonly unitPrice: Money;
  readonly units: number;
  readonly accepted: number;
};

/** The event of an inspection. Refused for more accepted units than were returned. */
export const inspection = (
  lines: readonly Pick<InspectedLine, 'units' | 'accepted'>[],
): Result<'accepted' | 'rejected', { readonly kind: 'too-many-units' }> => {
  if (lines.some(({ units, accepted }) => accepted < 0 || accepted > units))
    return fail({ kind: 'too-many-units' });
  return ok(lines.some(({ accepted }) => accepted > 0) ? 'accepted' : 'rejected');
};

/**
 * How much of the announced refund goes back for the accepted units: all of it for all of them, and
 * nothing for none.
 */
export const acceptedRefund = (announced: Money, lines: readonly InspectedLine[]): Money => {
  const shares = shareOut(
    announced,
    lines.map(({ unitPrice, units }) => unitPrice.minor * units),
  );
  return lines.reduce(
    (sum, { units, accepted }, at) =>
      addMoney(sum, shareOfAccepted(shares[at] ?? announced, { units, accepted })),
    subtractMoney(announced, announced),
  );
};

/** The part of a line's share that belongs to the accepted units, which come first. */
const shareOfAccepted = (
  share: Money,
  { units, accepted }: Pick<InspectedLine, 'units' | 'accepted'>,
): Money =>
  sumMoney(
    shareOut(
      share,
      Array.from({ length: units }, () => 1),
    ).slice(0, accepted),
    share.currency,
  );
