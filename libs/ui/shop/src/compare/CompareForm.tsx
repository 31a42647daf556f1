import { Button, IconButton } from '@materia/ui-design-system';
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
  /** `icon` on the picture of a card. */
  readonly look?: 'button' | 'icon';
};

/** Adds one product to the comparison, or says that it is there and takes it out. */
export const CompareButton = ({
  product,
  isCompared = false,
  form,
  look = 'button',
}: CompareButtonProps) => {
  const t = useText();
  const label = t(isCompared ? 'comparator.inComparisonNamed' : 'comparator.addNamed', {
    product: product.name,
  });
  const shared = {
    type: 'submit',
    form,
    name: COMPARISON_FORMS[isCompared ? 'remove' : 'add'].names.sku,
    value: product.sku,
    icon: isCompared ? 'check' : 'compare',
  } as const;
  return look === 'icon' ? (
    <IconButton {...shared} variant={isCompared ? 'outlined' : 'floating'} label={label} />
  ) : (
    <Button {...shared} variant={isCompared ? 'secondary' : 'quiet'} size="s" aria-label={label}>
      {t(isCompared ? 'comparator.inComparison' : 'comparator.add')}
    </Button>
  );
};
