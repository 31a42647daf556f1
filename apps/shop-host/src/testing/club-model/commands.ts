import fc from 'fast-check';

/** How many orders a member of the model has. */
export const ORDERS = 5;
/** How many confirmations their pages made up. */
const KEYS = 4;
/** The most commands of one member. */
export const LONGEST_YEAR = 60;

/**
 * What may happen to the points of a member. A command that `fails` breaks off after its work, before
 * it is committed; every command may arrive again.
 */
export type ClubCommand =
  | { readonly kind: 'handover'; readonly order: number; readonly fails: boolean }
  | {
      readonly kind: 'return';
      readonly order: number;
      /** Of what is left of the order. */
      readonly percent: number;
      readonly fails: boolean;
    }
  | { readonly kind: 'transform'; readonly key: number; readonly fails: boolean };

const order = fc.nat(ORDERS - 1);
/** One in eight breaks off. */
const fails = fc.nat(7).map((dice) => dice === 0);

const command: fc.Arbitrary<ClubCommand> = fc.oneof(
  fc.record({ kind: fc.constant('handover' as const), order, fails }),
  fc.record({
    kind: fc.constant('return' as const),
    order,
    percent: fc.constantFrom(1, 10, 33, 50, 100),
    fails,
  }),
  fc.record({ kind: fc.constant('transform' as const), key: fc.nat(KEYS - 1), fails }),
);

/** What two sessions do at a time, for a year of one member. */
export const yearOfMember: fc.Arbitrary<readonly (readonly ClubCommand[])[]> = fc.array(
  fc.tuple(command, command),
  { minLength: 10, maxLength: LONGEST_YEAR / 2 },
);
