/** Controls of terminals, and marks that turn the direction of what follows. */
const UNSEEN = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A stranger's words without characters that could rewrite the terminal of whoever reads them. */
export const plain = (text: string): string => text.replaceAll(UNSEEN, '');

/** The same in one line, so that words cannot pass for further lines of an answer. */
export const plainLine = (text: string): string => plain(text).replaceAll('\n', ' ');

/** A value as JSON in which such characters stand as their numbers. */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    UNSEEN,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
