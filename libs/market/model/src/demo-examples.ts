/** What the accounts of the demo shop look like in a market. */
export type DemoExamples = {
  /** Streets as they are written in the country: that of the home, and of another place. */
  readonly streets: { readonly home: string; readonly other: string };
  /** Companies that the demo register knows, under valid numbers. Nobody has them. */
  readonly companies: readonly DemoCompany[];
  /** A valid number for which the demo register is out of order. */
  readonly silentNumber: string;
};

type DemoCompany = {
  readonly number: string;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
};
