/** No field of a form is as long; what is longer is refused by its own rule all the same. */
const LONGEST_FIELD = 2048;

/**
 * The text of a form's field as a browser sent it, cut at `longest` characters: blanks count in passwords and in what is shown again.
 * A missing field and a file read as nothing.
 */
export const sentText = (form: FormData, name: string, longest = LONGEST_FIELD): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
};

/** The same in one line: without blanks around it and without control characters, which no keyboard types. */
export const lineText = (form: FormData, name: string, longest = LONGEST_FIELD): string =>
  sentText(form, name, Number.MAX_SAFE_INTEGER)
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longest);

/** The same in several lines, each ended alike. */
export const linesText = (form: FormData, name: string, longest = LONGEST_FIELD): string =>
  sentText(form, name, Number.MAX_SAFE_INTEGER)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()
    .slice(0, longest);
