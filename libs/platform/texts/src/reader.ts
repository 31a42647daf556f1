/** Reads a text by its key; the typed readers of a market and of the console narrow it to their keys and parameters. */
export type KeyReader = (key: string, values?: Values) => string;
export type Values = Readonly<Record<string, string | number>>;

/** Writes a number as its market does. */
export type WriteNumber = (value: number) => string;

/** A text that was not given to a reader is a bug of its caller. */
export const missingText = (key: string): never => {
  throw new Error(`The text ${key} is not among the texts at hand`);
};
