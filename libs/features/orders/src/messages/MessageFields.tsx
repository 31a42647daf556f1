import { THREAD_MESSAGE_MAXIMUM, THREAD_MESSAGE_MINIMUM } from '@materia/domain-messages';
import type { TextReader } from '@materia/market-model';
import { Stack, Text, TextArea, TextField } from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';
import { messageForm, type ThreadFormFaults } from './message-form.ts';
import { fileFaultText, filesHint } from './thread-words.ts';

type MessageFaults = Pick<ThreadFormFaults, 'message' | 'files'>;

/** What is wrong with the words and the files of a message. */
export const messageErrors = (
  { message, files }: MessageFaults,
  t: TextReader,
): Partial<Record<keyof MessageFaults, string | undefined>> => ({
  message:
    message &&
    (message === 'too-short'
      ? t('messages.messageTooShort', { minimum: THREAD_MESSAGE_MINIMUM })
      : t('messages.tooLong', { maximum: THREAD_MESSAGE_MAXIMUM })),
  files: files && fileFaultText(files, t),
});

/** The words and files of a message. A browser forgets the files when a form comes back. */
export const MessageFields = ({
  rows,
  typed,
  errors,
  hadFiles,
}: {
  readonly rows: number;
  readonly typed: string | undefined;
  readonly errors: ReturnType<typeof messageErrors>;
  readonly hadFiles: boolean;
}) => {
  const t = useText();
  return (
    <>
      <TextArea
        name={messageForm.names.message}
        label={t('messages.message')}
        hint={t('messages.messageHint', { maximum: THREAD_MESSAGE_MAXIMUM })}
        rows={rows}
        defaultValue={typed}
        error={errors.message}
        maxLength={THREAD_MESSAGE_MAXIMUM}
        required
      />
      <Stack gap={2}>
        <TextField
          type="file"
          name={messageForm.names.files}
          label={t('messages.files')}
          optional={t('messages.optional')}
          hint={filesHint(t)}
          error={errors.files}
          accept=".jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf"
          multiple
        />
        {hadFiles && <Text size="s">{t('messages.chooseAgain')}</Text>}
      </Stack>
    </>
  );
};
