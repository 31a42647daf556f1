/** `form` runs first and decides whether a text looks like the number; `check` may rely on it. */
export type TaxNumberCheck = {
  readonly form: { readonly test: (compact: string) => boolean };
  readonly check: (compact: string) => boolean;
};

/** A kind of tax number, as a market declares it. A number is valid when a check accepts it. */
export type TaxNumberRule = {
  /** The country and what the number is called there, such as `XX_TAX_ID`; refusals name it. */
  readonly kind: string;
  readonly checks: readonly TaxNumberCheck[];
  /** Country letters that people write before the national number and that are dropped. */
  readonly prefix?: string;
  /** A published number, for demo accounts and tests. */
  readonly example: string;
};
