import { aCheckout } from '../builders/checkout.ts';
import { anOrder } from '../builders/customer.ts';
import type { AreaResponses } from '../handlers.ts';

export const guestResponses: AreaResponses<'Guest checkout'> = {
  readGuestCheckout: () => ({ reply: { ...aCheckout(), email: 'ana@correo.example' } }),
  saveGuestEmail: () => ({ reply: { email: 'ana@correo.example' } }),
  placeGuestOrder: () => ({
    reply: {
      orders: [
        {
          order_id: 'o-1',
          order_number: 'ES-2603-000017',
          status: 'TO_BE_PREPARED',
          amount: 24,
          currency: 'EUR',
        },
      ],
      link: 'signed-link',
    },
  }),
  readGuestOrders: () => ({ reply: { orders: [anOrder()], in_account: false } }),
  confirmGuestOrders: () => ({ reply: { order_id: 'o-1', link: 'abc.def.ghi' } }),
  withdrawFromGuestOrder: () => ({ reply: anOrder() }),
  cancelGuestOrder: () => ({ reply: anOrder({ status: 'CANCELED' }) }),
  reportGuestReturnSent: () => ({ reply: anOrder() }),
  openGuestAccount: () => ({ reply: { order_id: 'o-1' } }),
  claimGuestOrders: () => ({ reply: { order_id: 'o-1' } }),
};
