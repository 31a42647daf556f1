import type { SentField } from '@materia/page-request';
import type { IncomingForm } from './read-form.ts';

/** No page shows a password again, whichever form it was typed into. */
const PASSWORD_FIELD = /password/i;

/** What was typed into a form: its texts without empty, secret and password fields. */
export const sentFields = async (
  { contentType, body }: IncomingForm,
  secretFields: readonly string[] = [],
): Promise<SentField[]> => {
  if (body === undefined) return [];
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  return [...form].flatMap(([name, value]): SentField[] =>
    typeof value !== 'string' ||
    value === '' ||
    secretFields.includes(name) ||
    PASSWORD_FIELD.test(name)
      ? []
      : [[name, value]],
  );
};
