/**
 * Returns a text by its key; the typed readers of a market and of the console narrow it to their
 * keys and parameters.
 */
export type KeyReader = (key: string, values?: Values) => string;
export type Values = Readonly<Record<string, string | number>>;

/** Formats a number in the market's format. */
export type WriteNumber = (value: number) => string;

/** A text that a reader was not given is a bug of its caller. */
export const missingText = (key: string): never => {
  throw new Error(`The text ${key} is not among the texts at hand`);
};
