/**
 * Texts one after the other as sentences: each begins with a capital letter and ends with a full
 * stop.
 */
export const sentences = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
