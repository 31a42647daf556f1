/**
 * Ends a switch over a union: a new case becomes a compile error instead of falling through to a
 * default.
 */
export const unreachable = (value: never): never => {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
};
