import type { ReactNode } from 'react';
import { usePath } from '../provider/ShopProvider.tsx';
import { addToCartForm } from './add-to-cart-form.ts';
import { HiddenFields } from './HiddenFields.tsx';

export type AddToCartFormProps = {
  readonly offer: {
    readonly sku: string;
    readonly code: string;
    readonly priceContextCode: string;
  };
  /** Without it the page offers a field for the quantity, or one unit is added. */
  readonly quantity?: number;
  /** The page to return to; by default the cart. */
  readonly returnTo?: string;
  /** The line of the cart that the offer replaces. */
  readonly replaces?: string;
  readonly id?: string;
  /** What the form adds, where its page has several of them. */
  readonly 'aria-label'?: string;
  /** The shop checks the quantity in its own words. */
  readonly noValidate?: boolean;
  /** With scripts the page keeps its place. */
  readonly 'data-stays'?: '';
  /** What a script needs that adds without leaving the page (`startAddToCart`). */
  readonly 'data-add'?: string;
  /** The button, and fields where the quantity may be chosen. */
  readonly children: ReactNode;
};

/** The form that adds an offer to the cart. Each page brings its own button. */
export const AddToCartForm = ({
  offer,
  quantity,
  returnTo,
  replaces,
  children,
  ...attributes
}: AddToCartFormProps) => (
  <form method="post" action={usePath()('cart')} {...attributes}>
    <HiddenFields
      form={addToCartForm}
      values={{
        sku: offer.sku,
        offer: offer.code,
        context: offer.priceContextCode,
        quantity,
        returnTo,
        replaces,
      }}
    />
    {children}
  </form>
);
