import type { Answer } from '../host.ts';

/** A difference between the host and the model. */
export class Difference extends Error {}

export const same = <Value>(what: string, found: Value, expected: Value): void => {
  const [left, right] = [text(found), text(expected)];
  if (left !== right) throw new Difference(`${what}: the host says ${left}, the model ${right}`);
};

const text = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each));

export const pick = <Value>(values: readonly Value[], at: number): Value => {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('a list of the model is empty');
  return value;
};

/**
 * A result in the form the model uses: true, the added quantity, or the error code of the refusal.
 */
export const outcomeKind = (
  answer:
    | Answer<'addToMyCart'>
    | Answer<'deleteFromMyCart'>
    | Answer<'readMyCart'>
    | Answer<'readMyLists'>
    | Answer<'refreshSession'>,
): string => {
  if ('refusal' in answer) return answer.refusal.code;
  if (answer.reply === true) return 'true';
  const [first] = Array.isArray(answer.reply) ? answer.reply : [];
  return first !== undefined && 'outcome' in first ? `only ${first.qty}` : 'opened';
};
