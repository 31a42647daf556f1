import { Button } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';

/** Hidden fields of a comparison form: the page to return to. */
export const CompareFields = ({ returnTo }: { readonly returnTo: string }) => (
  <>
    <input type="hidden" name="intent" value="add" />
    <input type="hidden" name="returnTo" value={returnTo} />
  </>
);

export type CompareButtonProps = {
  readonly product: { readonly sku: string; readonly name: string };
  /** The id of its form, if it is outside the form: the cards of a listing share one. */
  readonly form?: string;
  readonly wide?: boolean;
};

/** Adds one product to the comparison. */
export const CompareButton = ({ product, form, wide = false }: CompareButtonProps) => {
  const t = useText();
  return (
    <Button
      type="submit"
      form={form}
      name="sku"
      value={product.sku}
      variant="quiet"
      size="s"
      icon="compare"
      wide={wide}
      aria-label={t('comparator.addNamed', { product: product.name })}
    >
      {t('comparator.add')}
    </Button>
  );
};
