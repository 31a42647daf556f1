/** The two item references with which a business unit marks its fee lines. */
export type FeeLineReferences = {
  readonly preparationFee: string;
  readonly returnablePallet: string;
};
