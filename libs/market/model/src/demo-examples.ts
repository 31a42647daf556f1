/** What the accounts of the demo shop look like in a market. */
export type DemoExamples = {
  /** Streets as they are written in the country: that of the home, and of another place. */
  readonly streets: { readonly home: string; readonly other: string };
};
