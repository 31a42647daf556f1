import { signInPath } from '@materia/page-request';
import { usePath, useText } from '@materia/ui-shop';
import {
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { answerScripts } from './answer-scripts.ts';
import { changeCart } from './cart.action.ts';
import { type CartFacts, loadCart } from './cart.loader.ts';
import { CartPreviewSheet } from './CartPreviewSheet.tsx';
import { CartView } from './CartView.tsx';
import { ADDED_PARAMETER, CART_PREVIEW_ID, PREVIEW_PARAMETER } from './preview-parameter.ts';

export const loader = (args: LoaderFunctionArgs): Promise<CartFacts> | null =>
  args.url.searchParams.has(ADDED_PARAMETER) ? null : loadCart(args);
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
      {facts === null ? null : query.has(PREVIEW_PARAMETER) ? (
        <CartPreviewSheet id={CART_PREVIEW_ID} cart={facts} />
      ) : (
        <CartView {...facts} outcome={outcome} signInHref={signInPath(to, to('cart'))} />
      )}
    </>
  );
};
export default CartPage;
