import { signInAddress } from '@materia/storefront-request';
import { usePath, useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { changeCart } from './cart.action.ts';
import { loadCart } from './cart.loader.ts';
import { CartView } from './CartView.tsx';

export const loader = loadCart;
export const action = changeCart;

const CartPage = () => {
  const to = usePath();
  return (
    <>
      <title>{useText()('cart.title')}</title>
      <CartView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} signInHref={signInAddress(to, to('cart'))} />
    </>
  );
};
export default CartPage;
