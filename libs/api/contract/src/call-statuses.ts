import { type Call, type CallSchemas, REFUSALS } from './call.ts';
import type { CallName } from './calls.ts';
import { CONSOLE_REFUSALS } from './console/refusals.ts';
import { SCHEMAS } from './schemas.ts';

const STATUS_OF: Readonly<Record<string, number>> = { ...CONSOLE_REFUSALS, ...REFUSALS };

/** The shapes of a call, with all optional parts accessible. */
export const shapesOf = (name: CallName): CallSchemas => SCHEMAS[name];

/**
 * Every response status of a call, in order: that of its reply, those of its refusals, and those
 * that follow from its credential, its path and its body.
 */
export const callStatuses = (call: Call, shapes: CallSchemas): readonly number[] => {
  const reads = [shapes.params, shapes.query, shapes.headers, shapes.body];
  const isBelowUnit = call.base === undefined;
  const statuses = [
    call.reply === 'empty' ? 204 : 200,
    ...(call.revalidates ? [304] : []),
    ...call.refusals.map((code) => STATUS_OF[code] ?? 500),
    ...(call.credential === 'none' ? [] : [401]),
    ...(call.credential === 'staff' ? [403] : []),
    ...(isBelowUnit ? [400, 404] : []),
    ...(reads.some((part) => part !== undefined) ? [400] : []),
    ...(shapes.body === undefined ? [] : [413, 415]),
    500,
    503,
  ];
  return [...new Set(statuses)].toSorted((left, right) => left - right);
};
