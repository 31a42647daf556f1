import { Button, Dialog, Stack, Text } from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';
import { useEffect } from 'react';
import type { LookupFault } from './choose-store.action.ts';

const DIALOG_ID = 'lookup-fault';

/** Tells in front of the page that a store, or the stores around a position, could not be looked up (ERR-33, ERR-34). It stands open without scripts too. */
export const LookupFaultDialog = ({ failed }: LookupFault) => {
  const t = useText();
  useEffect(() => {
    const dialog = document.getElementById(DIALOG_ID);
    if (!(dialog instanceof HTMLDialogElement)) return;
    // Only a dialog that a script opened takes the focus and answers to Escape.
    dialog.close();
    dialog.showModal();
  }, []);
  return (
    <Dialog
      id={DIALOG_ID}
      open
      size="s"
      title={failed === 'store' ? t('locator.lookupFailed') : t('errors.unknownError')}
      closeLabel={t('common.close')}
    >
      <Stack gap={3}>
        <Text>{t('errors.retryLater')}</Text>
        <Text tone="soft">{t('errors.contactStore')}</Text>
        <form method="dialog">
          <Button type="submit">{t('common.close')}</Button>
        </form>
      </Stack>
    </Dialog>
  );
};
