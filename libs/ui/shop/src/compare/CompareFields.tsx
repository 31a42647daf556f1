import { Button } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';

export type CompareFieldsProps = {
  readonly product: { readonly sku: string; readonly name: string };
  /** The page to come back to. */
  readonly returnTo: string;
  readonly wide?: boolean;
};

/** What a form to the comparison holds (CAT-07): the product and its button. */
export const CompareFields = ({ product, returnTo, wide = false }: CompareFieldsProps) => {
  const t = useText();
  return (
    <>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={product.sku} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" variant="quiet" size="s" icon="compare" wide={wide} aria-label={t('comparator.addNamed', { product: product.name })}>
        {t('comparator.add')}
      </Button>
    </>
  );
};
