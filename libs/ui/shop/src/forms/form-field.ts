/** What a browser sent: the body of a form, or the query of one that is sent with GET. */
export type SentFields = {
  readonly get: (name: string) => unknown;
  readonly getAll: (name: string) => readonly unknown[];
  readonly has: (name: string) => boolean;
  readonly keys: () => Iterable<string>;
};

/** No form field is this long. The rules for each field reject longer values anyway. */
const LONGEST_FIELD = 2048;

/**
 * The text of a form field as the browser sent it, cut at `longest` characters. Blanks count in
 * passwords and in text that is shown again. A missing field or a file reads as an empty string.
 */
export const formText = (sent: SentFields, name: string, longest = LONGEST_FIELD): string => {
  const value = sent.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
};

/**
 * The field as a single line, without surrounding blanks or control characters, which no keyboard
 * types.
 */
export const lineText = (sent: SentFields, name: string, longest = LONGEST_FIELD): string =>
  formText(sent, name, Number.MAX_SAFE_INTEGER)
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longest);

/** The field as several lines, with uniform line endings. */
export const linesText = (sent: SentFields, name: string, longest = LONGEST_FIELD): string =>
  formText(sent, name, Number.MAX_SAFE_INTEGER)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()
    .slice(0, longest);
