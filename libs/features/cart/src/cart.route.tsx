import { signInPath } from '@materia/page-request';
import { usePath, useText } from '@materia/ui-shop';
import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import { answerScripts } from './answer-scripts.ts';
import { changeCart } from './cart.action.ts';
import { loadCart } from './cart.loader.ts';
import { CartPreviewSheet } from './CartPreviewSheet.tsx';
import { CartView } from './CartView.tsx';
import { CART_PREVIEW_ID, PREVIEW_PARAMETER } from './preview-parameter.ts';

export const loader = loadCart;
export const action = changeCart;
export const middleware = [answerScripts];

const CartPage = () => {
  const to = usePath();
  const [query] = useSearchParams();
  const facts = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <>
      <title>{useText()('cart.title')}</title>
      {query.has(PREVIEW_PARAMETER) ? (
        <CartPreviewSheet id={CART_PREVIEW_ID} cart={facts} />
      ) : (
        <CartView {...facts} outcome={outcome} signInHref={signInPath(to, to('cart'))} />
      )}
    </>
  );
};
export default CartPage;
