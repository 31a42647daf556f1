/**
 * A value or a refusal. Refusals are plain data, so they survive JSON and can be shown to shoppers
 * in the market's own texts.
 */
export type Result<Value, Refusal> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Refusal };

export const ok = <const Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const fail = <const Refusal>(
  error: Refusal,
): { readonly ok: false; readonly error: Refusal } => ({
  ok: false,
  error,
});
