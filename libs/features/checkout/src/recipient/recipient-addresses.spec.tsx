import {
  aCartItem,
  aCartReply,
  aCheckout,
  anAddress,
  aPickupShipment,
  aVendorShipment,
  aVendorOffer,
  type MockRequest,
  type MockResponses,
  mockHost,
} from '@materia/api-mocks';
import { FIELD_MAXIMUMS, parsePlace } from '@materia/domain-contact';
import { flagSet } from '@materia/domain-feature-flags';
import type { ShopRequest } from '@materia/page-request';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { saveRecipient } from './recipient.action.ts';
import { loadRecipient } from './recipient.loader.ts';
import { RecipientView } from './RecipientView.tsx';
import { loadReview } from '../review/review.loader.ts';
import { ReviewView } from '../review/ReviewView.tsx';

const [poland] = markets;
const spain = markets.find(({ country }) => country === 'ES') ?? poland;
const { checkout: words } = poland.texts;

const SENT = aVendorShipment({ selected: { carrier_code: 'seller', method_code: 'home' } });
const PICKED = aPickupShipment({ selected: { carrier_code: 'drive', method_code: 'two_hours' } });
type Method = ReturnType<typeof aPickupShipment>['methods'][number];
const BROUGHT: Method = {
  carrier_code: 'chronopost',
  method_code: 'home',
  amount: 14.99,
  available: true,
  slots: [],
};
const PARTNER: Method = { ...BROUGHT, carrier_code: 'allxbrick', method_code: 'pickup' };
const CART: MockResponses['readMyCart'] = () => ({
  reply: aCartReply({
    items: [
      aCartItem(),
      aCartItem({
        item_id: '2',
        id: '2',
        vendor_code: 'V1',
        vendor_name: 'Kafle24',
        offer: aVendorOffer(),
      }),
    ],
  }),
});
const HOME = anAddress({ id: 'home' });
const SITE = anAddress({
  id: 'site',
  firstname: 'Jan',
  street: ['Polna 3'],
  postcode: '80-001',
  city: 'Gdańsk',
  default_shipping: false,
  default_billing: false,
});
const TYPED = {
  delivery: 'new',
  firstname: 'Ewa',
  lastname: 'Lis',
  phone: '601020304',
  street: 'Leśna 9',
  extra: '',
  postcode: '60101',
  city: 'Poznań',
  billing: 'same',
};

/** No place of the feed has the postal code. */
const NO_TOWN = {
  autocompletePlaces: () => ({ reply: { predictions: [] } }),
} satisfies Partial<MockResponses>;

type Options = {
  readonly answers?: Partial<MockResponses>;
  readonly checkout?: Parameters<typeof aCheckout>[0];
  readonly market?: (typeof markets)[number];
  readonly billing?: boolean;
  readonly isGuest?: boolean;
  readonly newFunnel?: boolean;
  readonly place?: ShopRequest['place'];
};

/** A customer, or a guest, whose products a vendor sends. Records what is sent to the host. */
const visit = ({
  answers = {},
  checkout,
  market = poland,
  billing = true,
  isGuest = false,
  newFunnel = false,
  place,
}: Options = {}) => {
  const sent: { readonly name: string; readonly body: unknown }[] = [];
  const record =
    (name: string) =>
    ({ body }: MockRequest) => {
      sent.push({ name, body });
      return { reply: { address: { firstname: 'x', lastname: 'x', telephone: '' } } };
    };
  const facts = { currency: market.currency, shipments: [SENT], ...checkout };
  const host = mockHost({
    readMyCart: CART,
    readCheckout: () => ({ reply: aCheckout(facts) }),
    readGuestCart: () => ({ reply: aCartReply() }),
    readGuestCheckout: () => ({ reply: { ...aCheckout(facts), email: 'ana@correo.example' } }),
    listAddresses: () => ({ reply: [HOME, SITE] }),
    saveShippingAddress: record('shipping'),
    saveBillingAddress: record('billing'),
    saveGuestShippingAddress: record('shipping'),
    addAddress: ({ body }) => {
      sent.push({ name: 'book', body });
      return { reply: anAddress() };
    },
    ...answers,
  });
  const { context, sessionEvents } = aVisit(market, host, {
    cartId: 'cart-1',
    ...(!isGuest && { customer: ANNA }),
    ...(place !== undefined && { place }),
    flags: flagSet({
      channel: 'web',
      choices: {
        BILLING_ADDRESS_UPDATE: billing,
        CHECKOUT_GUEST_ALLOWED: true,
        NEW_PURCHASE_FUNNEL: newFunnel,
      },
      presets: market.flagPresets,
    }),
  });
  const send = (fields: Readonly<Record<string, string>>) =>
    outcomeOf(() =>
      saveRecipient({
        context,
        request: new Request('http://shop.test/checkout', {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
      }),
    );
  const load = () => loadRecipient({ context });
  /** The page after the form was sent. */
  const page = async (fields?: Readonly<Record<string, string>>): Promise<string> => {
    const outcome = fields && (await send(fields));
    const refused = outcome?.facts as Parameters<typeof RecipientView>[0]['outcome'];
    return draw(<RecipientView facts={await load()} outcome={refused} />, market);
  };
  return { context, send, load, page, sent, sessionEvents };
};

describe('the addresses of the information step', () => {
  it('offers the address book, with its defaults chosen, and another address (CHK-06, ADDR-04)', async () => {
    const { load, page } = visit();
    expect(await load()).toMatchObject({
      values: { delivery: 'home', billing: 'same', phone: '601 020 304' },
      isNamedByAddress: true,
      asksBilling: true,
    });
    const html = await page();
    for (const text of [
      'Długa 12/5, 61-001 Poznań',
      'Polna 3, 80-001 Gdańsk',
      words.newAddress,
      words.billing,
    ])
      expect(html).toContain(text);
    expect(html).toMatch(/checked=""[^>]*value="home"|value="home"[^>]*checked=""/u);
  });

  it('sends to a chosen address and its person, and bills another (CHK-06, CHK-07)', async () => {
    const { send, sent } = visit();
    expect(await send({ delivery: 'site', billing: 'home', phone: '601020304' })).toMatchObject({
      status: 303,
      location: '/checkout/summaries',
    });
    expect(sent).toMatchObject([
      {
        name: 'shipping',
        body: {
          customer_address_id: 'site',
          address: { firstname: 'Jan', city: 'Gdańsk', telephone: '+48601020304' },
        },
      },
      { name: 'billing', body: { customer_address_id: 'home', address: { city: 'Poznań' } } },
    ]);
  });

  it('takes a new address, adds it to the book where wanted, and bills it unless said otherwise', async () => {
    const { send, sent } = visit();
    await send({ ...TYPED, saveDelivery: '1' });
    expect(sent).toMatchObject([
      {
        name: 'shipping',
        body: { address: { firstname: 'Ewa', street: ['Leśna 9'], postcode: '60-101' } },
      },
      { name: 'book', body: { street: ['Leśna 9'], default_shipping: false } },
    ]);
  });

  it('adds no address to the book that is there already (ADDR-03)', async () => {
    const { send, sent } = visit();
    const again = {
      firstname: 'Anna',
      lastname: 'Nowak',
      street: 'DŁUGA 12/5',
      postcode: '61001',
      city: 'poznań',
    };
    await send({ ...TYPED, ...again, saveDelivery: '1' });
    expect(sent.map(({ name }) => name)).toEqual(['shipping']);
  });

  it('goes on when the book cannot be changed, and says so (ERR-46)', async () => {
    const { send, sessionEvents } = visit({
      answers: { addAddress: () => ({ refusal: 'too-many-addresses' }) },
    });
    expect(await send({ ...TYPED, saveDelivery: '1' })).toMatchObject({ status: 303 });
    expect(JSON.stringify(sessionEvents)).toContain('checkout.addressNotSaved');
  });

  it('lets an address be typed while the book cannot be read, and says so (ERR-46)', async () => {
    const { page } = visit({ answers: { listAddresses: () => ({ refusal: 'unavailable' }) } });
    const html = await page();
    expect(html).toContain(words.addressesUnread);
    expect(html).toContain('name="street"');
  });

  it('reports a chosen address that was deleted, at the choice (ERR-47)', async () => {
    for (const fields of [
      { delivery: 'deleted', billing: 'same' },
      { delivery: 'home', billing: 'deleted' },
    ])
      expect(await visit().page({ ...fields, phone: '601020304' })).toContain(words.addressGone);
  });

  it('reports an address that is not valid at its fields, in their order (ERR-47, ADDR-09, ADDR-10)', async () => {
    const html = await visit().page({
      ...TYPED,
      firstname: '',
      phone: '12',
      postcode: '6010',
      city: '',
    });
    const summary = [...html.matchAll(/<a href="#(\w+)">/gu)].map(([, field]) => field);
    expect(summary).toEqual(['firstname', 'postcode', 'city', 'phone']);
    expect(html).toContain('id="postcode-error"');
    expect(html).toContain('value="6010"');
  });

  it.each([
    ['6010', words.postcodeInvalid.replace('{digits}', '5').replace('{typed}', '4')],
    // Five digits, of an area that Poland never assigned.
    ['79-001', words.postcodeUnknown],
  ])('says what is wrong with the postal code %s (CHK-27, ERR-47)', async (postcode, message) => {
    expect(await visit().page({ ...TYPED, postcode })).toContain(message);
  });

  it('says in one message that no delivery address, or no billing address, was given (CHK-16, CHK-17, ERR-55)', async () => {
    const empty = { street: '', extra: '', postcode: '', city: '' };
    const html = await visit().page({ ...TYPED, ...empty, billing: 'new' });
    expect(html).toContain(`<a href="#street">${words.addressMissingVendors}</a>`);
    expect(html).toContain(`<a href="#billingFirstname">${words.billingMissing}</a>`);
    const own = visit({ checkout: { shipments: [{ ...SENT, part: 'brought' }] } });
    expect(await own.page({ ...TYPED, ...empty })).toContain(
      `<a href="#street">${words.addressMissing}</a>`,
    );
    expect(await visit().page({ phone: '601020304', billing: 'same' })).toContain(
      words.addressMissing,
    );
  });

  it('says that the vendor needs a phone number (ERR-55, CHK-19)', async () => {
    expect(await visit().page({ ...TYPED, phone: '' })).toContain(words.phoneMissingVendors);
  });

  it('needs a mobile number in Spain (CHK-21)', async () => {
    const html = await visit({ market: spain }).page({
      ...TYPED,
      phone: '911 234 567',
      postcode: '28013',
    });
    expect(html).toContain(spain.texts.checkout.mobileInvalid.replace('{example}', '601020304'));
  });

  it('shows a Polish number in the form 48…, with nine digits (CHK-22)', async () => {
    expect(await visit().page()).toContain('48601020304');
    expect(poland.rules.phone.placeholder).toMatch(/^48\d{9}$/u);
  });

  it.each([
    ['firstname', FIELD_MAXIMUMS.firstname, 50],
    ['street', FIELD_MAXIMUMS.street, 120],
    ['city', FIELD_MAXIMUMS.city, 50],
  ])(
    'takes no more in %s than its maximum, and names it (CHK-31)',
    async (field, maximum, expected) => {
      expect(maximum).toBe(expected);
      const html = await visit().page({ ...TYPED, [field]: 'a'.repeat(maximum + 1) });
      expect(html).toContain(words.tooLong.replace('{maximum}', String(maximum)));
      expect(await visit().send({ ...TYPED, [field]: 'a'.repeat(maximum) })).toMatchObject({
        status: 303,
      });
    },
  );

  it('needs a guest’s town, and shows guests no address book (CHK-26)', async () => {
    const guest = visit({ market: spain, isGuest: true, answers: NO_TOWN });
    expect(await guest.load()).toMatchObject({ book: [], savesAddresses: false });
    const fields = { ...TYPED, phone: '612345678', postcode: '28013', city: ' ' };
    expect(await guest.page(fields)).toContain(spain.texts.checkout.cityMissing);
    expect(await guest.send({ ...fields, city: 'Madrid' })).toMatchObject({ status: 303 });
    expect(guest.sent).toMatchObject([{ name: 'shipping', body: { address: { city: 'Madrid' } } }]);
  });

  it('takes a town that was left empty from the postal code', async () => {
    const guest = visit({
      market: spain,
      isGuest: true,
      answers: {
        autocompletePlaces: ({ query }) => ({
          reply: {
            predictions:
              query.get('input') === '280'
                ? [{ place_id: 'm', description: 'Madrid', postal_code: '28001' }]
                : [{ place_id: '28045', description: '28045', postal_code: '28045' }],
          },
        }),
      },
    });
    const fields = { ...TYPED, phone: '612 345 678', postcode: '28 045', city: '' };
    expect(await guest.send(fields)).toMatchObject({ status: 303 });
    expect(guest.sent).toMatchObject([
      { body: { address: { city: 'Madrid', postcode: '28045', telephone: '+34612345678' } } },
    ]);
  });

  it('proposes the town of another postal code beside which the page’s own town was left', async () => {
    const predictions = [{ place_id: 'm', description: 'Madrid', postal_code: '28001' }];
    const guest = visit({
      market: spain,
      isGuest: true,
      answers: { autocompletePlaces: () => ({ reply: { predictions } }) },
    });
    const left = {
      ...TYPED,
      phone: '612345678',
      postcode: '28001',
      city: 'Alcorcón',
      shownPostcode: '28921',
      shownCity: 'Alcorcón',
    };
    const refused = await guest.page(left);
    expect(refused).toContain('El código postal 28001 es de Madrid');
    expect(refused).toMatch(/name="city"[^>]* value="Madrid"|value="Madrid"[^>]* name="city"/);
    expect(refused).toContain('name="shownPostcode" value="28001"');
    expect(refused).toContain('name="shownCity" value="Madrid"');
    expect(guest.sent).toEqual([]);
    // Sent again, whatever the town is now was typed.
    const again = { ...left, shownPostcode: '28001', shownCity: 'Madrid' };
    expect(await guest.send(again)).toMatchObject({ status: 303 });
    // So was another town than the page had, and a code of the same towns may have another town's name.
    expect(await guest.send({ ...left, city: 'Getafe' })).toMatchObject({ status: 303 });
    expect(await guest.send({ ...left, postcode: '28925' })).toMatchObject({ status: 303 });
    expect(guest.sent).toMatchObject(
      ['Alcorcón', 'Getafe', 'Alcorcón'].map((city) => ({ body: { address: { city } } })),
    );
  });

  it('the new funnel lets the whole address out, if it may not be needed, and says so (FLAG-45, CHK-26)', async () => {
    const { checkout: texts } = spain.texts;
    const guest = visit({
      market: spain,
      isGuest: true,
      newFunnel: true,
      answers: NO_TOWN,
      checkout: { alternatives: [BROUGHT], shipments: [PICKED] },
    });
    const html = await guest.page();
    for (const text of [texts.addressesTitle, texts.addressOptional]) expect(html).toContain(text);
    expect(html).not.toMatch(/<input(?=[^>]*name="street")[^>]*required/);
    const person = { firstname: 'Ana', lastname: 'Lis', phone: '612345678', delivery: 'new' };
    expect(await guest.send(person)).toMatchObject({ status: 303 });
    expect(await guest.page({ ...person, street: 'Nova 4', postcode: '28013' })).toContain(
      texts.cityMissing,
    );
    expect(await visit({ newFunnel: true }).page()).not.toContain(words.addressOptional);
  });

  it.each([
    ['code', ['28045', 'Madrid']],
    ['town', ['', 'Madrid']],
  ])(
    'the address begins with the place of a shopper who named its %s, and with no code that they did not name (STO-27)',
    async (named, expected) => {
      const codes = [undefined, '28045'];
      const { load } = visit({
        market: spain,
        isGuest: true,
        newFunnel: true,
        place: parsePlace(`28045~${named}~~~Madrid`, spain.rules.postcode),
        answers: {
          ...NO_TOWN,
          // The cart has no place; the second request asks for the prices at that of the shopper.
          readGuestCheckout: () => {
            const postcode = codes.shift();
            const place = postcode === undefined ? null : { postcode };
            return { reply: { ...aCheckout({ place }), email: 'ana@correo.example' } };
          },
        },
      });
      const { values } = await load();
      expect([values.postcode, values.city]).toEqual(expected);
    },
  );

  it('a pickup at the store of the partner carrier asks for who comes, not for a street (SHP-01, ALX-02)', async () => {
    const selected = { carrier_code: 'allxbrick', method_code: 'pickup' } as const;
    const { load, send, sent } = visit({
      checkout: {
        shipments: [{ ...PICKED, part: 'brought', methods: [PARTNER], selected }],
        place: { postcode: '61-001', distance: 4 },
      },
    });
    expect(await load()).toMatchObject({ asksAddress: false, isCollected: true });
    const person = { firstname: 'Ewa', lastname: 'Lis', phone: '601020304' };
    expect(await send(person)).toMatchObject({ status: 303, location: '/checkout/summaries' });
    expect(sent).toMatchObject([{ name: 'shipping', body: { address: { firstname: 'Ewa' } } }]);
    expect(JSON.stringify(sent)).not.toContain('street');
  });

  it('a pickup asks for a person and the billing contact only (CHK-06)', async () => {
    const { load, page } = visit({
      checkout: { shipments: [PICKED] },
      answers: { listAddresses: () => ({ reply: [] }) },
    });
    expect(await load()).toMatchObject({ asksAddress: false, isCollected: true });
    const html = await page();
    expect(html).toContain(words.billingSamePerson);
    expect(html).not.toContain('name="street"');
  });

  it('BILLING_ADDRESS_UPDATE lets the payer be chosen; without it the invoice names the default address (FLAG-32, ADDR-08)', async () => {
    const fields = { delivery: 'site', billing: 'new', phone: '601020304', billingCity: 'Łódź' };
    const off = visit({ billing: false });
    expect(await off.page()).not.toContain('name="billing"');
    await off.send(fields);
    expect(off.sent[1]).toMatchObject({ name: 'billing', body: { customer_address_id: 'home' } });
    const on = visit();
    expect(await on.page()).toContain('name="billing"');
    expect(await on.send(fields)).toMatchObject({ status: 422 });
  });

  it('the review shows all destinations and the billing contact (CHK-07)', async () => {
    const person = { firstname: 'Ewa', lastname: 'Lis', telephone: '+48601020304' };
    const place = { country_id: 'PL', street: ['Leśna 9'], postcode: '60-101', city: 'Poznań' };
    const { context } = visit({
      checkout: {
        contact: { ...person, address: { ...person, ...place } },
        billing_address: { address: { ...person, ...place, lastname: 'Zima', city: 'Łódź' } },
        third_party_shipping_address: { address: { ...person, ...place, city: 'Sopot' } },
      },
    });
    const html = draw(<ReviewView facts={await loadReview({ context })} />, poland);
    for (const text of ['Leśna 9, 60-101 Sopot', 'Ewa Zima, Leśna 9, 60-101 Łódź'])
      expect(html).toContain(text);
  });
});
