import type { Unit } from '@materia/api-contract';
import { dependentFlags, type FlagKey } from '@materia/domain-feature-flags';
import { Button, Dialog, DialogButton } from '@materia/ui-design-system';
import { useConsoleMutation } from '../api/queries.ts';
import { ReasonForm } from '../frame/ReasonForm.tsx';
import { useWords } from '../texts/use-words.ts';

/** Switches a flag off at once, after a confirmation with a reason. */
export const KillSwitch = ({ flag, unit }: { readonly flag: FlagKey; readonly unit: Unit }) => {
  const { t } = useWords();
  const kill = useConsoleMutation<object>();
  const id = `kill-${unit.id}`;
  const dependants = dependentFlags(flag)
    .filter((key) => unit.values.web[key] === true || unit.values.app[key] === true)
    .map((key) => t('common.quoted', { text: t(`questions.${key}`) }));
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
        <ReasonForm
          id={`${id}-form`}
          text={[
            t('kill.text'),
            ...(dependants.length > 0
              ? [t('kill.dependants', { flags: dependants.join(', ') })]
              : []),
          ].join(' ')}
          error={kill.error}
          onSubmit={(reason, form) =>
            kill.mutate(
              (host) => host('killFlag', { params: { bu: unit.id }, body: { key: flag, reason } }),
              { onSuccess: () => form.closest('dialog')?.close() },
            )
          }
        />
      </Dialog>
    </>
  );
};
