import { HiddenFields, nearestStoreForm, PositionForm, usePath, useText } from '@materia/ui-shop';

export type PositionButtonProps = {
  /**
   * Keeps the chosen store: the list is sorted, but prices and stock stay the same
   * (`noChangeStore`).
   */
  readonly keepsStore: boolean;
};

/** Searches for stores around the shopper, with the browser's permission. */
export const PositionButton = ({ keepsStore }: PositionButtonProps) => {
  const t = useText();
  return (
    <PositionForm
      method="post"
      action={usePath()('stores')}
      label={t('locator.position')}
      texts={{
        asking: t('locator.positionAsking'),
        denied: t('locator.positionDenied'),
        failed: t('locator.positionFailed'),
      }}
    >
      {keepsStore && <HiddenFields form={nearestStoreForm} values={{ keepsStore: '1' }} />}
    </PositionForm>
  );
};
