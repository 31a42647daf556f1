import { useText } from '@materia/ui-shop';
import { type HeadersFunction, useActionData, useLoaderData } from 'react-router';
import { changePayment } from './payment.action.ts';
import { loadPayment } from './payment.loader.ts';
import { paymentTitle, PaymentView } from './PaymentView.tsx';

export const loader = loadPayment;
export const action = changePayment;

/** The page reloads itself, or moves on to the provider, by the `Refresh` header. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const PaymentPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{paymentTitle(facts, t)}</title>
      <PaymentView facts={facts} outcome={useActionData<typeof action>()} />
    </>
  );
};
export default PaymentPage;
