declare const brand: unique symbol;

/**
 * A primitive that only one validating function may create, so that different kinds of text or
 * number are never mixed up.
 */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
