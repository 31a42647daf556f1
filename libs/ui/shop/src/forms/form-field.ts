/** No form field is this long. The rules for each field reject longer values anyway. */
const LONGEST_FIELD = 2048;

/**
 * The text of a form field as the browser sent it, cut at `longest` characters. Blanks count in
 * passwords and in text that is shown again. A missing field or a file reads as an empty string.
 */
export const formText = (form: FormData, name: string, longest = LONGEST_FIELD): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
};

/**
 * The field as a single line, without surrounding blanks or control characters, which no keyboard
 * types.
 */
export const lineText = (form: FormData, name: string, longest = LONGEST_FIELD): string =>
  formText(form, name, Number.MAX_SAFE_INTEGER)
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longest);

/** The field as several lines, with uniform line endings. */
export const linesText = (form: FormData, name: string, longest = LONGEST_FIELD): string =>
  formText(form, name, Number.MAX_SAFE_INTEGER)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()
    .slice(0, longest);
