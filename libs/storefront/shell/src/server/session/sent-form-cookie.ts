import { z } from 'zod';
import { type CookieJar, fitsCookie } from '../cookies/cookie-jar.ts';
import { type CookieNames, SENT_FORM_SECONDS } from '../cookies/cookie-names.ts';
import type { Seal } from '../cookies/seal.ts';

const sent = {
  /** The id of the customer who sent it; empty for guests. */
  owner: z.string(),
  /** The page with its query. */
  path: z.string(),
  /** The version of the pages that wrote it. */
  version: z.string(),
};

/**
 * What the action returned: the typed values and what is wrong with them. Only pages of the same
 * version know its shape.
 */
const refusedForm = z.object({ ...sent, outcome: z.json() });

/** What was typed, if the form reached no action because the session had ended. */
const interruptedForm = z.object({ ...sent, fields: z.array(z.tuple([z.string(), z.string()])) });

const sentForm = z.union([refusedForm, interruptedForm]);

/** A form that was sent and came to nothing, so that its page can show it again. */
export type SentForm =
  | (Omit<z.output<typeof refusedForm>, 'outcome'> & { readonly outcome: PlainJson })
  | z.output<typeof interruptedForm>;

/** A value that is the same after it was written as JSON and read again. */
export type PlainJson =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly PlainJson[]
  | { readonly [member: string]: PlainJson };

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

/** Absent and undefined members count as equal. */
export const isPlainJson = (value: unknown): value is PlainJson => {
  if (value === null || value === undefined) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (Array.isArray(value)) return value.every((each) => each !== undefined && isPlainJson(each));
  return (
    Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlainJson)
  );
};
