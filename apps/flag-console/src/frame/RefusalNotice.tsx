import { isFlagKey } from '@materia/domain-feature-flags';
import { Alert } from '@materia/ui-design-system';
import { Refused } from '../api/queries.ts';
import type { ConsoleTexts } from '../texts/console-texts.ts';
import { useWords } from '../texts/use-words.ts';

/** A refusal in words. */
export const refusalText = (error: unknown, words: ConsoleTexts): string => {
  if (!(error instanceof Refused)) return words.refusals.unavailable({ keys: '', subject: '' });
  const { code, keys, subject } = error.refusal;
  return words.refusals[code]({
    keys: keys.map((key) => (isFlagKey(key) ? words.quoted(words.questions[key]) : key)).join(', '),
    subject: code === 'role-missing' ? actText(subject, words) : (subject ?? ''),
  });
};

const actText = (act: string | null, { acts }: ConsoleTexts): string =>
  Object.entries(acts).find(([name]) => name === act)?.[1] ?? '';

export const RefusalNotice = ({ error }: { readonly error: unknown }) => {
  const words = useWords();
  return error === null || error === undefined ? null : (
    <Alert type="error" role="alert">
      {refusalText(error, words)}
    </Alert>
  );
};
