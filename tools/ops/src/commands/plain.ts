/** Terminal control characters, and marks that reverse the direction of the following text. */
const UNSEEN = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** User-supplied text without characters that could rewrite the reader's terminal. */
export const plain = (text: string): string => text.replaceAll(UNSEEN, '');

/** The same on one line, so that the text cannot pass for further output lines. */
export const plainLine = (text: string): string => plain(text).replaceAll('\n', ' ');

/** A value as JSON, with such characters escaped. */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    UNSEEN,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
