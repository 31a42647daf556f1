import fc from 'fast-check';

/** How many quotes a customer of the model has. */
export const QUOTES = 2;
/** The most commands of one visit. */
export const LONGEST_VISIT = 60;

/**
 * What a customer does in one tab, what an approver of their company decides, and what happens to
 * conversions and requests by itself.
 */
export const COMMAND_KINDS = [
  'convert',
  'abort',
  'sign-out',
  'expire',
  'add',
  'change',
  'guest',
  'read',
  'order',
  'ask',
  'approve',
  'refuse',
  'withdraw',
  'run-out',
] as const;

export type ConversionCommand = {
  readonly kind: (typeof COMMAND_KINDS)[number];
  /** Which quote, or which product. */
  readonly which: number;
  /** The statement on carts at which its process is killed; undefined for one that lives. */
  readonly killedAt: number | undefined;
};

const weights: Readonly<Record<ConversionCommand['kind'], number>> = {
  convert: 8,
  abort: 4,
  'sign-out': 1,
  expire: 1,
  add: 4,
  change: 2,
  guest: 1,
  read: 2,
  order: 4,
  ask: 5,
  approve: 4,
  refuse: 2,
  withdraw: 2,
  'run-out': 1,
};

const command: fc.Arbitrary<ConversionCommand> = fc.record({
  kind: fc.oneof(
    ...COMMAND_KINDS.map((kind) => ({ weight: weights[kind], arbitrary: fc.constant(kind) })),
  ),
  which: fc.nat(QUOTES - 1),
  killedAt: fc.nat(39).map((dice) => (dice < 3 ? dice + 1 : undefined)),
});

/** What two tabs of one customer do at a time. */
export const visitOfCustomer: fc.Arbitrary<readonly (readonly ConversionCommand[])[]> = fc.array(
  fc.tuple(command, command),
  { minLength: 10, maxLength: LONGEST_VISIT / 2 },
);
