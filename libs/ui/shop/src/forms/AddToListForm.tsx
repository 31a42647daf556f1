import { Button } from '@materia/ui-design-system';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { addToListForm } from './add-to-list-form.ts';
import { HiddenFields } from './HiddenFields.tsx';

export type AddToListFormProps = {
  readonly list: { readonly id: string; readonly name: string };
  /** The product that is added. */
  readonly sku: string;
};

/** Adds a product to one of the customer's lists. */
export const AddToListForm = ({ list, sku }: AddToListFormProps) => {
  const t = useText();
  return (
    <form method="post" action={usePath()('myLists')} aria-label={list.name}>
      <HiddenFields form={addToListForm} values={{ list: list.id, sku }} />
      <Button
        type="submit"
        variant="secondary"
        size="s"
        aria-label={t('common.labelled', { label: t('lists.addHere'), value: list.name })}
      >
        {t('lists.addHere')}
      </Button>
    </form>
  );
};
