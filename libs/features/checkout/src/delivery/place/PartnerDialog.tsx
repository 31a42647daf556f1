import { storeChangePath } from '@materia/page-request';
import { Button, ButtonLink, Cluster, Dialog, Stack, Text } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import type { PartnerPrompt } from './partner-check.ts';
import { deliveryForm } from '../form/delivery-form.ts';

type PartnerDialogProps = {
  readonly prompt: PartnerPrompt;
  /** The chosen store; undefined without one. */
  readonly storeName: string | undefined;
  /** The postal code that was known before; empty if none was. */
  readonly formerPostcode: string;
};

/**
 * Shown if the partner carrier cannot be reached or delivers from another store. The shopper sees how
 * that store changes the cart, or declines and returns to the step without a choice. Works without
 * scripts; with scripts it is modal.
 */
export const PartnerDialog = ({ prompt, storeName, formerPostcode }: PartnerDialogProps) => {
  const t = useText();
  const to = usePath();
  if (prompt.kind === 'failed')
    return (
      <Dialog
        id="allxbrick-error"
        open
        size="s"
        title={t('allxbrick.errorTitle')}
        closeLabel={t('common.close')}
      >
        <Stack gap={3}>
          <Text>{t('allxbrick.error')}</Text>
          <form method="dialog">
            <Button type="submit">{t('common.close')}</Button>
          </form>
        </Stack>
      </Dialog>
    );
  const { store, postcode, isPartner } = prompt;
  const step = to('checkoutDelivery');
  const back = (code: string) =>
    `${step}?${new URLSearchParams({ [deliveryForm.names.postcode]: code })}`;
  return (
    <Dialog
      id="allxbrick-store"
      open
      size="s"
      title={t('allxbrick.askTitle', { store: store.name })}
      closeLabel={t('common.close')}
    >
      <Stack gap={4}>
        <Text>
          {isPartner
            ? t('allxbrick.askText', { store: store.name, postcode })
            : t('place.truckFrom', { store: store.name, postcode })}
        </Text>
        <Cluster>
          <ButtonLink href={storeChangePath(to, store.id, back(postcode))}>
            {t('allxbrick.change')}
          </ButtonLink>
          <ButtonLink href={back(formerPostcode)} variant="quiet">
            {storeName === undefined
              ? t('place.otherDelivery')
              : t('allxbrick.keep', { store: storeName })}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Dialog>
  );
};
