import {
  PAYMENT_STATES,
  PAYMENT_TABLE,
  type PaymentNotice,
  type PaymentState,
  PROVIDED_METHODS,
  type ProvidedMethod,
} from '@materia/domain-checkout';
import { pickFrom, randomFrom } from '../random.ts';
import type { SoakPart } from '../soak-part.ts';
import { type Happening, type Outcome, outcomeOf } from './model.ts';

const TOTAL = { minor: 123_45, currency: 'PLN' } as const;
const LONGEST = 6;
const RANDOM_SEQUENCES = 100_000;
/**
 * What notices of a method can report: the shop itself ends sessions only by letting them expire.
 */
const STATES_OF = (method: ProvidedMethod): readonly PaymentState[] =>
  PAYMENT_TABLE[method].flow !== 'hosted'
    ? PAYMENT_STATES
    : PAYMENT_STATES.filter((state) => state !== 'aborted');

const noticeOf = (attemptId: string, state: PaymentState): PaymentNotice => ({
  attemptId,
  amountMinor: TOTAL.minor,
  currency: TOTAL.currency,
  state,
});

const asHappening = (notice: PaymentNotice): Happening => ({ kind: 'notice', notice });

/** Every sequence of the states, up to the given length. */
const sequences = function* (
  states: readonly PaymentState[],
  longest: number,
  begun: readonly PaymentState[] = [],
): Generator<readonly PaymentState[]> {
  if (begun.length > 0) yield begun;
  if (begun.length === longest) return;
  for (const state of states) yield* sequences(states, longest, [...begun, state]);
};

const endOf = ({ purchase, attempts, keptMinor, confirmations }: Outcome): string =>
  JSON.stringify([purchase, attempts, keptMinor, confirmations]);

/** All orders of the same notices, duplicates included, must end alike. */
const permutations = (
  method: ProvidedMethod,
): { readonly count: number; readonly wrong: number } => {
  const ends = new Map<string, string>();
  let [count, wrong] = [0, 0];
  for (const sequence of sequences(STATES_OF(method), LONGEST)) {
    count += 1;
    // A repeated notice adds nothing, so only which notices arrived may count.
    const arrived = [...new Set(sequence)].toSorted().join(' ');
    const end = endOf(
      outcomeOf(
        ['a'],
        TOTAL,
        sequence.map((state) => asHappening(noticeOf('a', state))),
      ),
    );
    const expected = ends.get(arrived);
    if (expected === undefined) ends.set(arrived, end);
    else if (expected !== end) wrong += 1;
  }
  return { count, wrong };
};

const shuffled = <Item>(items: readonly Item[], random: () => number): readonly Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

/** A notice that must change nothing. */
const spoiled = (notice: PaymentNotice, random: () => number): PaymentNotice =>
  pickFrom(
    [
      { ...notice, amountMinor: notice.amountMinor + 1 },
      { ...notice, amountMinor: 0 },
      { ...notice, currency: 'EUR' },
      { ...notice, attemptId: 'unknown' },
    ],
    random,
  );

type Faults = { readonly ends: number; readonly money: number; readonly wrongNotices: number };

/**
 * Two attempts of one purchase, with repeated, reordered and wrong notices, and sometimes the end
 * of the hold.
 */
const randomSequences = (amount: number, seed: number): Faults => {
  const random = randomFrom(seed);
  let [ends, moneyFaults, wrongNotices] = [0, 0, 0];
  for (let run = 0; run < amount; run += 1) {
    const right = Array.from({ length: 1 + Math.floor(random() * 12) }, () =>
      noticeOf(random() < 0.5 ? 'a' : 'b', pickFrom(PAYMENT_STATES, random)),
    );
    const wrong = Array.from({ length: Math.floor(random() * 5) }, () =>
      spoiled(noticeOf('a', pickFrom(PAYMENT_STATES, random)), random),
    );
    const one = outcomeOf(['a', 'b'], TOTAL, right.map(asHappening));
    const all = shuffled([...right, ...right, ...wrong], random).map(asHappening);
    const other = outcomeOf(['a', 'b'], TOTAL, all);
    if (endOf(one) !== endOf(other)) ends += 1;
    if (other.refusedNotices !== wrong.length) wrongNotices += 1;
    const held = all.toSpliced(Math.floor(random() * all.length), 0, { kind: 'hold-ended' });
    const overdue = outcomeOf(['a', 'b'], TOTAL, held);
    for (const { purchase, keptMinor, confirmations } of [one, other, overdue]) {
      const due = purchase === 'confirmed' ? TOTAL.minor : 0;
      if (keptMinor !== due || confirmations !== (due === 0 ? 0 : 1)) moneyFaults += 1;
    }
  }
  return { ends, money: moneyFaults, wrongNotices };
};

/** Payment notices in every order: one end state, one confirmation, and no money kept or lost. */
export const payment: SoakPart = async ({ amount = RANDOM_SEQUENCES, seed }) => {
  const found = PROVIDED_METHODS.map(permutations);
  const count = found.reduce((sum, each) => sum + each.count, 0);
  const wrong = found.reduce((sum, each) => sum + each.wrong, 0);
  const faults = randomSequences(amount, seed);
  return [
    {
      goal: `one end state for all orders of up to ${LONGEST} notices, ${PROVIDED_METHODS.length} methods`,
      found: `${wrong} differ among ${count} sequences`,
      isMet: wrong === 0,
    },
    {
      goal: `one end state for ${amount} random sequences of two attempts`,
      found: `${faults.ends} differ`,
      isMet: faults.ends === 0,
    },
    {
      goal: 'wrong amounts, currencies and payments change nothing',
      found: `${faults.wrongNotices} runs in which one did`,
      isMet: faults.wrongNotices === 0,
    },
    {
      goal: 'the shop keeps exactly what it confirms, once, also after the hold has ended',
      found: `${faults.money} runs with another amount`,
      isMet: faults.money === 0,
    },
  ];
};
