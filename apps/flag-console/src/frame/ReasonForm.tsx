import { Stack, Text, TextField } from '@materia/ui-design-system';
import { useWords } from '../texts/use-words.ts';
import { RefusalNotice } from './RefusalNotice.tsx';

export type ReasonFormProps = {
  readonly id: string;
  /** What the action does. */
  readonly text: string;
  readonly error: Parameters<typeof RefusalNotice>[0]['error'];
  readonly onSubmit: (reason: string, form: HTMLFormElement) => void;
};

/** The form of a dialog that asks for a reason; the button that submits it is among the dialog's actions. */
export const ReasonForm = ({ id, text, error, onSubmit }: ReasonFormProps) => {
  const { t } = useWords();
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        onSubmit(String(new FormData(form).get('reason') ?? ''), form);
      }}
    >
      <Stack gap={4}>
        <Text>{text}</Text>
        <RefusalNotice error={error} />
        <TextField
          name="reason"
          id={`${id}-reason`}
          label={t('kill.reason')}
          required
          minLength={3}
          maxLength={500}
        />
      </Stack>
    </form>
  );
};
