import { isFlagKey } from '@materia/domain-feature-flags';
import { Alert } from '@materia/ui-design-system';
import { RefusedCall } from '../api/queries.ts';
import { type ConsoleReader, hasText } from '../texts/console-texts.ts';
import { useWords } from '../texts/use-words.ts';
import { refusalRow } from './refusals.ts';

/** The message of a refusal. */
export const refusalText = (error: unknown, t: ConsoleReader): string => {
  if (!(error instanceof RefusedCall)) return t('refusals.unavailable');
  const { code, keys } = error.refusal;
  const subject = error.refusal.subject ?? '';
  const { subject: kind } = refusalRow(error.refusal);
  return t(`refusals.${kind === 'field' && subject !== '' ? 'bad-field' : code}`, {
    keys: keys
      .map((key) => (isFlagKey(key) ? t('common.quoted', { text: t(`questions.${key}`) }) : key))
      .join(', '),
    subject: kind === 'act' ? actText(subject, t) : subject,
  });
};

const actText = (act: string, t: ConsoleReader): string =>
  hasText('acts', act) ? t(`acts.${act}`) : '';

export const RefusalNotice = ({ error }: { readonly error: unknown }) => {
  const { t } = useWords();
  return error === null || error === undefined ? null : (
    <Alert type="error" role="alert">
      {refusalText(error, t)}
    </Alert>
  );
};
