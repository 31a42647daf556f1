import { z } from 'zod';
import { type CookieJar, fitsCookie } from '../cookies/cookie-jar.ts';
import { type CookieNames, SENT_FORM_SECONDS } from '../cookies/cookie-names.ts';
import type { Seal } from '../cookies/seal.ts';

const sentForm = z.object({
  /** The id of the customer who sent it; empty for guests. */
  owner: z.string(),
  /** The page with its query. */
  path: z.string(),
  /** The version of the pages that wrote it. */
  version: z.string(),
  /**
   * What its action returned: the typed values and what is wrong with them. Only pages of the same
   * version know its shape.
   */
  outcome: z.unknown().optional(),
  /** What was typed, if the form reached no action because the session had ended. */
  fields: z.array(z.tuple([z.string(), z.string()])).optional(),
});

/** A form that was sent and came to nothing, so that its page can show it again. */
export type SentForm = z.output<typeof sentForm>;

/** The form that was sent last and came to nothing; a broken cookie counts as none. */
export const readSentForm = (
  jar: CookieJar,
  seal: Seal,
  names: CookieNames,
): Promise<SentForm | undefined> => seal.open(jar.read(names.sentForm), sentForm);

/** False if the form is too long for a cookie, which then stays as it was. */
export const writeSentForm = async (
  jar: CookieJar,
  seal: Seal,
  names: CookieNames,
  form: SentForm,
): Promise<boolean> => {
  const sealed = await seal.close(form);
  if (!fitsCookie(sealed)) return false;
  jar.write(names.sentForm, sealed, { maxAge: SENT_FORM_SECONDS });
  return true;
};

/** Whether a value is the same after it was written as JSON. Absent and undefined members count as equal. */
export const isPlainJson = (value: unknown): boolean => {
  if (value === null || value === undefined) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (Array.isArray(value)) return value.every((each) => each !== undefined && isPlainJson(each));
  return (
    Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlainJson)
  );
};
