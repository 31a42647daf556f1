/** The matching rows, each with its price, relevance, place and sort key. */
export type Scratch = {
  readonly rows: Uint32Array;
  readonly prices: Int32Array;
  readonly tiers: Uint8Array;
  /** 1 for products that cannot be ordered: they come last in every order. */
  readonly last: Uint8Array;
  readonly keys: Float64Array;
};

export const scratchFor = (size: number): Scratch => ({
  rows: new Uint32Array(size),
  prices: new Int32Array(size),
  tiers: new Uint8Array(size),
  last: new Uint8Array(size),
  keys: new Float64Array(size),
});
