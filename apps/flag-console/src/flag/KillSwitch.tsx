import type { Unit } from '@materia/api-contract';
import type { FlagKey } from '@materia/domain-feature-flags';
import { Button, Dialog, DialogButton, Stack, Text, TextField } from '@materia/ui-design-system';
import { useRef } from 'react';
import { useConsoleMutation } from '../api/queries.ts';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { useWords } from '../texts/use-words.ts';

/** Switches a flag off at once, after a confirmation with a reason. */
export const KillSwitch = ({ flag, unit }: { readonly flag: FlagKey; readonly unit: Unit }) => {
  const { t } = useWords();
  const kill = useConsoleMutation<object>();
  const form = useRef<HTMLFormElement>(null);
  const id = `kill-${unit.id}`;
  return (
    <>
      <DialogButton dialogId={id} variant="danger" size="s">
        {t('kill.button')}
      </DialogButton>
      <Dialog
        id={id}
        title={t('kill.title', { flag: t(`questions.${flag}`), unit: unit.name })}
        closeLabel={t('common.close')}
        actions={
          <Button type="submit" form={`${id}-form`} variant="danger" busy={kill.isPending}>
            {t('kill.confirm')}
          </Button>
        }
      >
        <form
          id={`${id}-form`}
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
            kill.mutate(
              (host) => host('killFlag', { params: { bu: unit.id }, body: { key: flag, reason } }),
              { onSuccess: () => form.current?.closest('dialog')?.close() },
            );
          }}
        >
          <Stack gap={4}>
            <Text>{t('kill.text')}</Text>
            <RefusalNotice error={kill.error} />
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
      </Dialog>
    </>
  );
};
