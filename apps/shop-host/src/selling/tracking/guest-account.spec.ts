import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, testFeed } from '../../testing/feed.ts';
import { setFlags } from '../../testing/flags.ts';
import {
  guestAddress,
  guestAtCheckout,
  type GuestMarket,
  guestOrder,
  placeAsGuest,
} from '../../testing/guests.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { fromAnywhere, newShopper, PASSWORD, withProvenMailbox } from '../../testing/shoppers.ts';

const MARKETS = ['pl', 'es', 'fr', 'pt'] as const satisfies readonly GuestMarket[];
/** The markets without products in the database that tests start with. */
const EMPTY = ['fr', 'pt'] as const satisfies readonly GuestMarket[];

describe.each(ENGINES)('an account after a guest’s purchase on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
    for (const market of EMPTY)
      await importFeed({
        pool: host.database.pool,
        market,
        feed: feedSource(testFeed()),
        now: FRIDAY_MORNING,
      });
    for (const bu of MARKETS)
      await setFlags(host, bu, [{ key: 'CHECKOUT_GUEST_ALLOWED', choice: true }]);
  });
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => host.close());

  const open = (
    link: string,
    {
      password = PASSWORD,
      terms = true,
      bu = 'es',
      headers = fromAnywhere(host),
    }: {
      readonly password?: string;
      readonly terms?: boolean;
      readonly bu?: string;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) =>
    host.call(
      'openGuestAccount',
      { body: { link, password, terms_accepted: terms } },
      { bu, headers },
    );
  const tokenOf = async (username: string, bu: string): Promise<string> =>
    (
      await replied(
        host.call(
          'signIn',
          { body: { username, password: PASSWORD } },
          { bu, headers: fromAnywhere(host) },
        ),
      )
    ).jwtToken;
  const accountsOf = (email: string) =>
    host.database.db.selectFrom('customer').select('id').where('email', '=', email).execute();

  it.each(MARKETS)(
    '%s: a guest buys once the flag is on, and needs only a password for an account that has the order, name, phone and address (FLAG-40, RTE-82)',
    async (bu) => {
      const email = `Bought.${bu}@Shop.example`;
      const cartId = await guestAtCheckout(host, bu, email);
      const { orders, payment } = await replied(placeAsGuest(host, cartId, bu));
      const number = orders[0]?.order_number ?? '';
      expect(await replied(open(payment.link ?? '', { bu }))).toEqual({ order_id: number });

      const token = await tokenOf(email, bu);
      const { address } = guestAddress(bu);
      expect(await replied(host.call('readMe', {}, { bu, token }))).toMatchObject({
        email: email.toLowerCase(),
        firstname: 'Ana',
        lastname: 'Ruiz',
        customer_type: 2,
        main_address: { street: address.street, postcode: expect.any(String), city: address.city },
      });
      expect(await replied(host.call('listAddresses', {}, { bu, token }))).toMatchObject([
        { default_shipping: true, default_billing: true, city: address.city },
      ]);
      const listed = await replied(
        host.call('listOrders', { query: { 'params[typesActe]': 'order' } }, { bu, token }),
      );
      expect(listed.total).toBe(orders.length);
    },
  );

  it('gives the mobile number to the account, and closes the link for all others', async () => {
    const { link } = await guestOrder(host, 'es', 'mobile@shop.example');
    await replied(open(link));
    const token = await tokenOf('mobile@shop.example', 'es');
    expect(await replied(host.call('readMe', {}, { bu: 'es', token }))).toMatchObject({
      mobile: '+34612345678',
    });
    expect(
      (await refused(host.call('readGuestOrders', { body: { link } }, { bu: 'es' }))).code,
    ).toBe('not-found');
    expect((await refused(open(link))).code).toBe('not-found');
  });

  it('refuses a weak password and terms that were not accepted, and names both (PWD-01, IDT-04)', async () => {
    const email = 'weak@shop.example';
    const { link } = await guestOrder(host, 'es', email);
    expect(await refused(open(link, { password: 'short', terms: false }))).toMatchObject({
      code: 'bad-input',
      fields: expect.arrayContaining(['body.password', 'body.terms_accepted']),
    });
    expect(await accountsOf(email)).toEqual([]);
  });

  it('refuses an email address that has an account, and leaves the order with its link (IDT-07)', async () => {
    const { email } = await newShopper(host, { bu: 'es' });
    const { link, orders } = await guestOrder(host, 'es', email);
    expect((await refused(open(link))).code).toBe('account-exists');
    const found = await replied(host.call('readGuestOrders', { body: { link } }, { bu: 'es' }));
    expect(found.orders).toHaveLength(orders.length);
  });

  it('opens nothing by a link that is altered, of another market, or of a purchase in another account', async () => {
    const shopper = await newShopper(host, { bu: 'es' });
    const { token, email } = shopper;
    const { link } = await guestOrder(host, 'es', email);
    expect((await refused(open(`${link}x`))).code).toBe('not-found');
    expect((await refused(open(link, { bu: 'pl' }))).code).toBe('not-found');
    await withProvenMailbox(host, shopper, 'es');
    await replied(host.call('claimGuestOrders', { body: { link } }, { bu: 'es', token }));
    expect((await refused(open(link))).code).toBe('not-found');
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('makes one account when the button is pressed twice at once', async () => {
    const email = 'double@shop.example';
    const { link } = await guestOrder(host, 'es', email);
    const answers = await Promise.all([open(link), open(link)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('shares the limit of registrations per network (IDT-18)', async () => {
    const headers = fromAnywhere(host);
    for (let time = 0; time < 40; time += 1)
      expect((await refused(open('a.b.c', { headers }))).code).toBe('not-found');
    expect((await refused(open('a.b.c', { headers }))).code).toBe('too-many-requests');
  });
});

describe.each(ENGINES)('an account inside the checkout on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const register = (bu: string, customer: object, at_checkout?: true) =>
    host.call(
      'register',
      {
        body: {
          customer: {
            email: `inside.${bu}@shop.example`,
            firstname: 'Ana',
            lastname: 'Ruiz',
            customer_type: 2,
            terms_accepted: true,
            ...customer,
          },
          password: PASSWORD,
          request: { retailer_id: '1', ...(at_checkout && { at_checkout }) },
        },
      },
      { bu, headers: fromAnywhere(host) },
    );

  it.each(MARKETS)(
    '%s: needs a name, an email address and a password; the delivery asks for the rest (IDT-05, FLAG-10, FLAG-11)',
    async (bu) => {
      expect(await replied(register(bu, {}, true))).toHaveProperty('id');
    },
  );

  it('asks a company for all it has to give, and the account page for the address', async () => {
    const company = { email: 'c@shop.example', customer_type: 3 };
    expect((await refused(register('es', company, true))).fields).toContain(
      'body.customer.legal_entity_type',
    );
    expect((await refused(register('es', { email: 'd@shop.example' }))).fields).toContain(
      'body.customer.main_address.street',
    );
  });
});
