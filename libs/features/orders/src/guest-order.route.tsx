import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { changeGuestOrder, loadGuestOrder } from './guest-order.loader.ts';
import { GuestOrderView } from './GuestOrderView.tsx';

export const loader = loadGuestOrder;
export const action = changeGuestOrder;

const GuestOrderPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <>
      <title>
        {facts.order === undefined
          ? t(facts.isOpened ? 'guest.gone' : 'guest.notOpened')
          : t('guest.pageTitle', { number: facts.order.number })}
      </title>
      <GuestOrderView facts={facts} outcome={outcome} />
    </>
  );
};
export default GuestOrderPage;
