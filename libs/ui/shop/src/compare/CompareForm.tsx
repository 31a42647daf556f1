import { Button } from '@materia/ui-design-system';
import type { ReactNode } from 'react';
import { COMPARISON_FORMS } from '../forms/comparison-forms.ts';
import { HiddenFields } from '../forms/HiddenFields.tsx';
import { usePath, useText } from '../provider/ShopProvider.tsx';

/** The intents by which a product enters the comparison and leaves it. */
type CompareIntent = 'add' | 'remove';

export type CompareFormProps = {
  readonly intent: CompareIntent;
  /** The id by which buttons outside name it: the cards of a listing share one form for each intent. */
  readonly id?: string;
  /** The page to return to. */
  readonly returnTo: string;
  readonly children?: ReactNode;
};

/** A form that changes the comparison and returns to its page. */
export const CompareForm = ({ intent, id, returnTo, children }: CompareFormProps) => (
  <form id={id} method="post" action={usePath()('comparator')} data-stays="">
    <HiddenFields form={COMPARISON_FORMS[intent]} values={{ returnTo }} />
    {children}
  </form>
);

export type CompareButtonProps = {
  readonly product: { readonly sku: string; readonly name: string };
  /** The product is in the comparison, and the button takes it out: its form is the one that removes. */
  readonly isCompared?: boolean;
  /** The id of its form, if it is outside the form. */
  readonly form?: string;
  readonly wide?: boolean;
};

/** Adds one product to the comparison, or says that it is there and takes it out. */
export const CompareButton = ({
  product,
  isCompared = false,
  form,
  wide = false,
}: CompareButtonProps) => {
  const t = useText();
  return (
    <Button
      type="submit"
      form={form}
      name={COMPARISON_FORMS[isCompared ? 'remove' : 'add'].names.sku}
      value={product.sku}
      variant={isCompared ? 'secondary' : 'quiet'}
      size="s"
      icon={isCompared ? 'check' : 'compare'}
      wide={wide}
      aria-label={t(isCompared ? 'comparator.inComparisonNamed' : 'comparator.addNamed', {
        product: product.name,
      })}
    >
      {t(isCompared ? 'comparator.inComparison' : 'comparator.add')}
    </Button>
  );
};
