import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { changePayment } from './payment.action.ts';
import { loadPayment } from './payment.loader.ts';
import { paymentTitle } from './payment-title.ts';
import { PaymentView } from './PaymentView.tsx';

export const loader = loadPayment;
export const action = changePayment;

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
