import { Button, VisuallyHidden } from '@materia/ui-design-system';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { chooseStoreForm } from './choose-store-form.ts';
import { HiddenFields } from './HiddenFields.tsx';

export type ChooseStoreFormProps = {
  readonly store: { readonly id: string; readonly name: string };
  /** The page to return to; by default the one from which the shopper came to the stores. */
  readonly returnTo?: string;
  readonly variant?: 'primary' | 'secondary';
};

/** Makes a store the reference store. */
export const ChooseStoreForm = ({
  store,
  returnTo,
  variant = 'secondary',
}: ChooseStoreFormProps) => {
  const t = useText();
  return (
    <form method="post" action={usePath()('stores')} aria-label={store.name}>
      <HiddenFields form={chooseStoreForm} values={{ store: store.id, returnTo }} />
      <Button type="submit" variant={variant} icon="check">
        {t('stores.choose')}
        <VisuallyHidden>: {store.name}</VisuallyHidden>
      </Button>
    </form>
  );
};
