import { Button } from '@materia/ui-design-system';
import { COMPARISON_FORMS } from '../forms/comparison-forms.ts';
import { HiddenFields } from '../forms/HiddenFields.tsx';
import { useText } from '../provider/ShopProvider.tsx';

/** Hidden fields of a comparison form: the page to return to. */
export const CompareFields = ({ returnTo }: { readonly returnTo: string }) => (
  <HiddenFields form={COMPARISON_FORMS.add} values={{ returnTo }} />
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
      name={COMPARISON_FORMS.add.names.sku}
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
