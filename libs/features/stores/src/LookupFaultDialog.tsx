import { Button, Dialog, Stack, Text } from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';
import type { LookupFault } from './choose-store.action.ts';

/**
 * A dialog stating that a store, or the stores around a position, could not be loaded. It is open
 * without scripts too; with scripts it is modal (`startModals`).
 */
export const LookupFaultDialog = ({ failed }: LookupFault) => {
  const t = useText();
  return (
    <Dialog
      id="lookup-fault"
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
