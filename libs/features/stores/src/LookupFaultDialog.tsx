import { Button, Dialog, Stack, Text } from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';
import { useEffect } from 'react';
import type { LookupFault } from './choose-store.action.ts';

const DIALOG_ID = 'lookup-fault';

/** A dialog stating that a store, or the stores around a position, could not be loaded. It is open without scripts too. */
export const LookupFaultDialog = ({ failed }: LookupFault) => {
  const t = useText();
  useEffect(() => {
    const dialog = document.getElementById(DIALOG_ID);
    if (!(dialog instanceof HTMLDialogElement)) return;
    // Only a dialog opened by a script takes the focus and closes with Escape.
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
