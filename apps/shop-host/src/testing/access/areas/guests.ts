import type { AreaRows } from './access-row.ts';
import { PASSWORD } from '../../shoppers.ts';
import { ONE_UNIT } from './inputs.ts';

export const guestRows: AreaRows<'Guest checkout'> = {
  saveGuestEmail: {
    subject: 'guest-checkout',
    input: ({ cartId }) => ({ params: { cartId }, body: { email: 'ola@shop.example' } }),
  },
  readGuestOrders: {
    subject: 'guest-link',
    input: ({ guestLink }) => ({ body: { link: guestLink } }),
  },
  confirmGuestOrders: {
    subject: 'secret',
    input: ({ guestLink }) => ({ body: { link: guestLink } }),
  },
  withdrawFromGuestOrder: {
    subject: 'guest-link',
    input: ({ guestLink, guestOrderId }) => ({
      body: { link: guestLink, order_id: guestOrderId, lines: ONE_UNIT },
    }),
  },
  cancelGuestOrder: {
    subject: 'guest-link',
    input: ({ guestLink, guestOrderId }) => ({
      body: { link: guestLink, order_id: guestOrderId },
    }),
  },
  reportGuestReturnSent: {
    subject: 'guest-link',
    input: ({ guestLink, guestOrderId }) => ({
      body: { link: guestLink, code: `${guestOrderId}-R1`, carrier: 'DPD' },
    }),
  },
  openGuestAccount: {
    subject: 'guest-link',
    input: ({ guestLink }) => ({
      body: { link: guestLink, password: PASSWORD, terms_accepted: true },
    }),
  },
  claimGuestOrders: {
    subject: 'guest-order',
    input: ({ guestLink }) => ({ body: { link: guestLink } }),
  },
};
