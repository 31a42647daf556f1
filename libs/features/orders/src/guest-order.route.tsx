import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { claimGuestOrder, loadGuestOrder } from './guest-order.loader.ts';
import { GuestOrderView } from './GuestOrderView.tsx';

export const loader = loadGuestOrder;
export const action = claimGuestOrder;

const GuestOrderPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>
        {facts.order === undefined
          ? t('guest.gone')
          : t('guest.pageTitle', { number: facts.order.number })}
      </title>
      <GuestOrderView facts={facts} />
    </>
  );
};
export default GuestOrderPage;
