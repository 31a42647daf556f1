import { signInPath } from '@materia/storefront-request';
import { usePath, useText } from '@materia/ui-shop';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from 'react-router';
import { changeCart } from './cart.action.ts';
import { loadCart } from './cart.loader.ts';
import { CartView } from './CartView.tsx';

export const loader = loadCart;
export const action = changeCart;

/** A conflict (409) means that the page is stale, for example because another window removed a line; the cart is read again. */
const REFUSED = 409;
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate || actionStatus === REFUSED;

const CartPage = () => {
  const to = usePath();
  return (
    <>
      <title>{useText()('cart.title')}</title>
      <CartView
        {...useLoaderData<typeof loader>()}
        outcome={useActionData<typeof action>()}
        signInHref={signInPath(to, to('cart'))}
      />
    </>
  );
};
export default CartPage;
