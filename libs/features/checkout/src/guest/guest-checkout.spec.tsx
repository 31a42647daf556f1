import {
  aCheckout,
  anOrder,
  aPickupShipment,
  mockHost,
  type MockRequest,
  type MockResponses,
} from '@materia/api-mocks';
import { flagSet } from '@materia/domain-feature-flags';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, guestReference, outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { loadConfirmation } from '../confirmation/confirmation.loader.ts';
import { ConfirmationView } from '../confirmation/ConfirmationView.tsx';
import { continueAsGuest, loadGuest } from './guest.action.ts';
import { GuestView } from './GuestView.tsx';
import { saveRecipient } from '../recipient/recipient.action.ts';
import { loadRecipient } from '../recipient/recipient.loader.ts';
import { chooseDelivery } from '../delivery/delivery.action.ts';
import { loadDelivery } from '../delivery/delivery.loader.ts';
import { submitOrder } from '../review/review.action.ts';
import { loadReview } from '../review/review.loader.ts';

const [poland] = markets;
const spain = markets.find(({ country }) => country === 'ES') ?? poland;
const EMAIL = 'ana@correo.example';
const ANA = { firstname: 'Ana', lastname: 'Ruiz', telephone: '+34612345678' };
const CHOSEN = aPickupShipment({
  selected: { carrier_code: 'drive', method_code: 'two_hours' },
});
const LINK = 'abc.def.ghi';

const guest = (
  changes: Parameters<typeof aCheckout>[0] = {},
  email: string | null = EMAIL,
  answers: Partial<MockResponses> = {},
  cartId: string | undefined = 'cart-1',
) => {
  const asked: { name: string; request: MockRequest }[] = [];
  const refuse = () => {
    throw new Error('a call of customers');
  };
  const host = mockHost({
    readMyCart: refuse,
    readCheckout: refuse,
    selectShippingMethod: refuse,
    saveShippingAddress: refuse,
    saveBillingAddress: refuse,
    listAddresses: refuse,
    placeOrder: refuse,
    readGuestCheckout: () => ({ reply: { ...aCheckout(changes), email } }),
    placeGuestOrder: (request) => {
      asked.push({ name: 'placeGuestOrder', request });
      return {
        reply: {
          orders: [
            {
              order_id: 'o-1',
              order_number: 'o-1',
              status: 'TO_BE_PREPARED',
              amount: 24,
              currency: 'EUR',
            },
          ],
          link: LINK,
        },
      };
    },
    ...answers,
  });
  const { context, sessionEvents } = aVisit(spain, host, { cartId });
  const args = (query = '') => ({
    context,
    request: new Request(`http://shop.test/checkout${query}`),
  });
  const posted = (fields: Readonly<Record<string, string>>) => ({
    context,
    request: new Request('http://shop.test/checkout', {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  });
  return { args, posted, sessionEvents, asked };
};

const to = (path: string) => ({ status: 303, location: path });
const REFERENCE = guestReference(LINK);
const GUEST_PAGE = spain.routes.checkoutGuest.canonical;

describe('the checkout of a guest', () => {
  it('asks for an email address before anything else (FLAG-40, RTE-82, CHK-03)', async () => {
    const { args } = guest({}, null);
    expect(await outcomeOf(() => loadDelivery(args()))).toMatchObject(to(GUEST_PAGE));
    expect(await outcomeOf(() => loadRecipient(args()))).toMatchObject(to(GUEST_PAGE));
    expect(await outcomeOf(() => loadReview(args()))).toMatchObject(to(GUEST_PAGE));
    expect(await loadGuest(args())).toMatchObject({ email: '' });
  });

  it('sends customers on, and shoppers without a cart to the cart', async () => {
    const { context } = aVisit(spain, mockHost({}), { cartId: 'cart-1', customer: ANNA });
    expect(await outcomeOf(() => loadGuest({ context }))).toMatchObject(to('/checkout/shippings'));
    const empty = aVisit(spain, mockHost({}));
    expect(await outcomeOf(() => loadGuest({ context: empty.context }))).toMatchObject(
      to('/checkout/cart'),
    );
  });

  it.each([
    ['no address', '', 'missing'],
    ['something else', 'ana@', 'not-an-email'],
  ] as const)('keeps the typed text when it is %s', async (_, email, kind) => {
    const outcome = await outcomeOf(() => continueAsGuest(guest().posted({ email })));
    expect(outcome).toMatchObject({ status: 422, facts: { email, kind } });
    const html = draw(
      <GuestView
        facts={{ guestsMayOrder: true, email: '', signInPath: '/login', companyPath: '/create' }}
        outcome={{ email, kind }}
      />,
      spain,
    );
    expect(html).toContain(spain.texts.guest[kind === 'missing' ? 'emailMissing' : 'emailInvalid']);
  });

  it('saves choices by the calls of guests only, and shows the address for the order (FLAG-40, SHP-03)', async () => {
    const { args, posted } = guest({ shipments: [CHOSEN], contact: ANA });
    expect(await outcomeOf(() => continueAsGuest(posted({ email: EMAIL })))).toMatchObject(
      to('/checkout/shippings'),
    );
    expect(await outcomeOf(() => chooseDelivery(posted({ method: 'two_hours' })))).toMatchObject(
      to('/checkout/informations'),
    );
    expect(await loadRecipient(args())).toMatchObject({
      namesEditable: true,
      guestEmail: EMAIL,
      values: { firstname: 'Ana', lastname: 'Ruiz' },
    });
    expect(
      await outcomeOf(() =>
        saveRecipient(posted({ firstname: 'Ana', lastname: 'Ruiz', phone: '612 345 678' })),
      ),
    ).toMatchObject(to('/checkout/summaries'));
    expect(await loadReview(args())).toMatchObject({ guestEmail: EMAIL });
  });

  const ATTEMPT = {
    cart: 'cart-1',
    revision: '1',
    total: '2400',
    key: 'a1b2c3d4-e5f6-4711-8000-000000000001',
    method: 'pay_in_store',
    terms: 'on',
  };

  it('places the order and keeps the remaining lines in the cart (FLAG-40)', async () => {
    const { posted, sessionEvents, asked } = guest({ shipments: [CHOSEN], contact: ANA });
    expect(await outcomeOf(() => submitOrder(posted(ATTEMPT)))).toMatchObject(
      to(`/checkout/confirmation?link=${REFERENCE}`),
    );
    expect(asked).toHaveLength(1);
    expect(sessionEvents).toMatchObject([
      { kind: 'remember-cart' },
      { kind: 'cart-changed' },
      { kind: 'keep-guest-link', what: LINK },
    ]);
  });

  it('explains that too many orders were placed', async () => {
    const { posted } = guest({ shipments: [CHOSEN], contact: ANA }, EMAIL, {
      placeGuestOrder: () => ({ refusal: 'too-many-requests' }),
    });
    expect(await outcomeOf(() => submitOrder(posted(ATTEMPT)))).toMatchObject({
      status: 422,
      facts: { refusal: 'too-many-requests' },
    });
  });

  it('confirms by the link alone, with the way to the order page and to an account', async () => {
    const { args } = guest({}, EMAIL, {
      readGuestOrders: () => ({
        reply: { orders: [anOrder({ currency: 'EUR' })], in_account: false },
      }),
    });
    expect(await outcomeOf(() => loadConfirmation(args(`?link=${LINK}`)))).toMatchObject(
      to(`/checkout/confirmation?link=${REFERENCE}`),
    );
    const { data } = await loadConfirmation(args(`?link=${REFERENCE}`));
    expect(data.reference).toBe(REFERENCE);
    const html = draw(<ConfirmationView facts={data} />, spain);
    const { follow, register } = spain.texts.guest;
    for (const words of [follow, register]) expect(html).toContain(words);
    expect(html).toContain(`/pedido/${REFERENCE}`);
    expect(html).not.toContain(LINK);
    expect(html).not.toContain(spain.routes.orders.canonical);
  });

  it('asks for the confirmation by email as long as the order waits for it', async () => {
    const { args } = guest({}, EMAIL, {
      readGuestOrders: () => ({
        reply: {
          orders: [anOrder({ currency: 'EUR' })],
          in_account: false,
          confirm_until: '2026-11-20T10:30:00.000Z',
        },
      }),
    });
    await outcomeOf(() => loadConfirmation(args(`?link=${LINK}`)));
    const { data } = await loadConfirmation(args(`?link=${REFERENCE}`));
    const html = draw(<ConfirmationView facts={data} />, spain);
    expect(html).toContain(spain.texts.guest.checkTitle);
    expect(html).toContain('viernes, 20 de noviembre a las 11:30');
    expect(html).not.toContain(spain.texts.checkout.confirmationTitle);
  });

  it('shows no order to a guest without a link', async () => {
    const { args } = guest();
    for (const query of ['', '?order=o-1', '?link=%20', `?link=${REFERENCE}`])
      expect(await loadConfirmation(args(query))).toMatchObject({
        data: { orders: [] },
        init: { status: 404 },
      });
  });

  it('is open in Spain only, unless a market switches it on (FLAG-40)', () => {
    for (const market of markets) {
      const flags = (choices: Readonly<Record<string, boolean>>) =>
        flagSet({ channel: 'web', choices, presets: market.flagPresets });
      expect(flags({}).CHECKOUT_GUEST_ALLOWED).toBe(market.country === 'ES');
      expect(flags({ CHECKOUT_GUEST_ALLOWED: true }).CHECKOUT_GUEST_ALLOWED).toBe(true);
      expect(flags({ CHECKOUT_GUEST_ALLOWED: false }).CHECKOUT_GUEST_ALLOWED).toBe(false);
    }
  });
});

describe.each(markets.map((market) => [market.id, market] as const))(
  'an account inside the checkout of %s',
  (_, market) => {
    const TYPED = { firstname: 'Anna', lastname: 'Nowak', email: ANNA.email, terms: 'on' };
    const open = async (
      fields: Readonly<Record<string, string>>,
      answers: Partial<MockResponses> = {},
    ) => {
      const sent: unknown[] = [];
      const host = mockHost({
        register: ({ body }) => {
          sent.push(body);
          return { reply: { id: 'c-1' } };
        },
        ...answers,
      });
      const flags = flagSet({
        channel: 'web',
        choices: { CHECKOUT_GUEST_ALLOWED: false },
        presets: market.flagPresets,
      });
      const { context } = aVisit(market, host, { cartId: 'cart-1', flags });
      const request = new Request('http://shop.test/checkout', {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      const facts = await loadGuest({ context });
      return { sent, facts, outcome: await outcomeOf(() => continueAsGuest({ context, request })) };
    };

    it('needs a name, an email address and one password, and goes on with the delivery (FLAG-40, RTE-82, IDT-03)', async () => {
      const { sent, outcome } = await open({ ...TYPED, password: 'Trudne#Haslo1' });
      expect(outcome).toMatchObject(to(market.routes.checkoutDelivery.canonical));
      expect(sent).toMatchObject([{ request: { at_checkout: true } }]);
    });

    it('shows the password’s rule before typing, and errors at their fields with what was typed (IDT-04, IDT-07)', async () => {
      const { facts, outcome, sent } = await open({ ...TYPED, firstname: '', password: 'x' });
      expect(draw(<GuestView facts={facts} />, market)).toContain('id="password-hint"');
      expect(outcome).toMatchObject({
        status: 422,
        facts: { faults: { firstname: { kind: 'missing' }, password: { kind: 'weak-password' } } },
      });
      expect(sent).toEqual([]);
      const html = draw(<GuestView facts={facts} outcome={outcome.facts} />, market);
      expect(html).toContain(`value="${ANNA.email}"`);
      expect(html).not.toContain('value="x"');
      const known = await open(
        { ...TYPED, password: 'Trudne#Haslo1' },
        { register: () => ({ refusal: 'account-exists' }) },
      );
      expect(known.outcome.facts).toMatchObject({ faults: { email: { kind: 'account-exists' } } });
    });
  },
);
