import { CALLS } from '@materia/api-contract';
import { MOST_ADDRESSES } from '@materia/domain-contact';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { setFlags } from '../../testing/flags.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import {
  buyerAtCheckout,
  newShopper,
  type Shopper,
  shopperWithCart,
} from '../../testing/shoppers.ts';

const HOME = {
  prefix: 'Mrs' as const,
  firstname: ' Ana ',
  lastname: 'Nowak',
  telephone: '601 020 304',
  country_id: 'PL',
  street: ['Długa 12/5'],
  postcode: '61001',
  city: 'Poznań',
  region: 'wielkopolskie',
};
const SITE = {
  ...HOME,
  prefix: 'Mr' as const,
  street: ['Polna 3', 'brama B'],
  postcode: '00-001',
  city: 'Warszawa',
};

describe.each(ENGINES)('the address book on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const list = (who: Shopper) => replied(host.call('listAddresses', {}, who));
  const add = async (who: Shopper, body: object = {}) =>
    replied(host.call('addAddress', { body: { ...HOME, ...body } }, who));
  const change = (who: Shopper, addressId: string, body: object) =>
    host.call('changeAddress', { params: { addressId }, body: { ...HOME, ...body } }, who);
  const remove = (who: Shopper, addressId: string) =>
    host.call('deleteAddress', { params: { addressId } }, who);
  const summary = async (who: Shopper) =>
    (await list(who)).map(({ city, default_shipping, default_billing }) => [
      city,
      default_shipping,
      default_billing,
    ]);

  it('has the fields of the specification, in stored form (ADDR-01, ADDR-12)', async () => {
    const who = await newShopper(host);
    const added = await add(who);
    expect(added).toEqual({
      id: added.id,
      customer_id: who.id,
      customer_address_id: added.id,
      customer_address_type: 'SHIPPING',
      country_id: 'PL',
      prefix: 'Mrs',
      firstname: 'Ana',
      lastname: 'Nowak',
      telephone: '+48601020304',
      street: ['Długa 12/5'],
      postcode: '61-001',
      city: 'Poznań',
      region: 'wielkopolskie',
      default_shipping: true,
      default_billing: true,
      main_address: true,
    });
    expect((await add(who, { customer_address_type: 'BILLING' })).customer_address_type).toBe(
      'BILLING',
    );
  });

  it('lists, adds, changes and deletes addresses (ADDR-04, CALL-87, CALL-88, CALL-98)', async () => {
    expect(
      (['listAddresses', 'addAddress', 'changeAddress', 'deleteAddress'] as const).map(
        (name) => `${CALLS[name].method} ${CALLS[name].path}`,
      ),
    ).toEqual([
      'GET /customer/addresses',
      'POST /customer/addresses',
      'PUT /customer/addresses/:addressId',
      'DELETE /customer/addresses/:addressId',
    ]);
    const who = await newShopper(host);
    expect(await list(who)).toEqual([]);
    await add(who);
    const { id } = await add(who, SITE);
    expect(
      await replied(change(who, id, { ...SITE, city: 'Gdańsk', postcode: '80001' })),
    ).toMatchObject({
      id,
      city: 'Gdańsk',
      street: ['Polna 3', 'brama B'],
    });
    expect((await list(who)).map(({ city }) => city)).toEqual(['Poznań', 'Gdańsk']);
    expect(await replied(remove(who, id))).toBe(true);
    expect((await list(who)).map(({ city }) => city)).toEqual(['Poznań']);
    expect((await refused(remove(who, id))).code).toBe('not-found');
    expect((await refused(change(who, id, {}))).code).toBe('not-found');
  });

  it('keeps its type when a change does not name one (ADDR-12)', async () => {
    const who = await newShopper(host);
    const { id } = await add(who, { customer_address_type: 'BILLING' });
    expect((await replied(change(who, id, { city: 'Gniezno' }))).customer_address_type).toBe(
      'BILLING',
    );
  });

  it('may be sent back as it was read; ids of others and fields that there are not are refused (ADDR-01)', async () => {
    const who = await newShopper(host);
    await add(who);
    const site = await add(who, { ...SITE, sirius_id: 'S-9' });
    expect(site.sirius_id).toBe('S-9');
    const back = (body: object) =>
      host.call(
        'changeAddress',
        { params: { addressId: site.id }, body: { ...site, ...body } },
        who,
      );
    expect(await replied(back({}))).toEqual(site);
    expect(await replied(back({ main_address: true, sirius_id: 'S-10' }))).toMatchObject({
      sirius_id: 'S-10',
      default_billing: true,
      main_address: true,
    });
    for (const field of ['id', 'customer_id', 'customer_address_id'])
      expect(await refused(back({ [field]: 'other' }))).toMatchObject({
        status: 400,
        fields: [`body.${field}`],
      });
    expect((await refused(back({ floor: '2' }))).status).toBe(400);
    expect((await refused(back({ extension_attributes: { relay_point_id: '7' } }))).status).toBe(
      400,
    );
  });

  it.each([
    [{ postcode: '6100' }, 'postcode'],
    [{ telephone: '12' }, 'telephone'],
    [{ firstname: ' ' }, 'firstname'],
    [{ street: [' '] }, 'street'],
    [{ country_id: 'DE' }, 'country_id'],
  ])('with %j is refused at its field', async (wrong, field) => {
    const who = await newShopper(host);
    expect(
      await refused(host.call('addAddress', { body: { ...HOME, ...wrong } }, who)),
    ).toMatchObject({
      code: 'bad-input',
      fields: [`body.${field}`],
    });
  });

  it('has one default of each kind: the first address, then the one that was made it (ADDR-11)', async () => {
    const who = await newShopper(host);
    await add(who);
    const { id } = await add(who, SITE);
    expect(await summary(who)).toEqual([
      ['Poznań', true, true],
      ['Warszawa', false, false],
    ]);
    await replied(change(who, id, { ...SITE, default_shipping: true }));
    await add(who, { city: 'Gdańsk', default_billing: true });
    expect(await summary(who)).toEqual([
      ['Poznań', false, false],
      ['Warszawa', true, false],
      ['Gdańsk', false, true],
    ]);
  });

  it('another address becomes the default in place of a deleted one (ADDR-11)', async () => {
    const who = await newShopper(host);
    const { id } = await add(who);
    await add(who, SITE);
    await add(who, { city: 'Gdańsk' });
    await replied(remove(who, id));
    expect(await summary(who)).toEqual([
      ['Warszawa', false, false],
      ['Gdańsk', true, true],
    ]);
  });

  it('refuses to delete what the open checkout uses, until another address is chosen there (ADDR-11)', async () => {
    const who = await newShopper(host);
    const { id } = await add(who);
    const other = await add(who, SITE);
    const buyer = await shopperWithCart(host, undefined, who);
    const { prefix, ...place } = HOME;
    const ship = (customer_address_id: string) =>
      replied(
        host.call(
          'saveShippingAddress',
          { body: { address: { ...place, prefix }, customer_address_id } },
          buyer,
        ),
      );
    await ship(id);
    expect((await refused(remove(who, id))).code).toBe('address-in-use');
    await ship(other.id);
    await replied(remove(who, id));
    expect((await list(who)).map((entry) => entry.id)).toEqual([other.id]);
  });

  it('two changes at once leave one default of each kind', async () => {
    const who = await newShopper(host);
    await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        add(who, {
          city: `Town ${at}`.replace(/\d/u, (digit) => 'abcdef'.charAt(Number(digit))),
          default_shipping: true,
          default_billing: at % 2 === 0,
        }),
      ),
    );
    const book = await list(who);
    expect(book).toHaveLength(6);
    expect(book.filter((entry) => entry.default_shipping)).toHaveLength(1);
    expect(book.filter((entry) => entry.default_billing)).toHaveLength(1);
  });

  it('takes no more than its maximum', async () => {
    const who = await newShopper(host);
    await sql`insert into address (market, id, customer_id, type, firstname, lastname, telephone, street, postcode, city, default_shipping, default_billing)
      select 'pl', ${who.id} || at, ${who.id}, 'SHIPPING', 'Ana', 'Nowak', '', array['Polna 3'], '61-001', 'Poznań', false, false
      from generate_series(1, ${MOST_ADDRESSES}::integer) as at`.execute(host.database.db);
    expect((await refused(host.call('addAddress', { body: HOME }, who))).code).toBe(
      'too-many-addresses',
    );
  });

  describe('the billing address', () => {
    const billing = (who: Shopper) => replied(host.call('readMyBillingAddress', {}, who));
    const bill = (who: Shopper, body: object = {}) =>
      host.call('saveMyBillingAddress', { body: { ...HOME, ...body } }, who);

    it('is read and set, and is the main address of the account (CALL-86, CALL-98)', async () => {
      expect([CALLS.readMyBillingAddress.path, CALLS.saveMyBillingAddress.method]).toEqual([
        '/customers/me/billingAddress',
        'PUT',
      ]);
      const who = await newShopper(host);
      expect(await billing(who)).toBeNull();
      await replied(bill(who));
      expect(await billing(who)).toMatchObject({
        city: 'Poznań',
        customer_address_type: 'BILLING',
        main_address: true,
      });
      expect((await replied(host.call('readMe', {}, who))).main_address).toEqual({
        street: ['Długa 12/5'],
        postcode: '61-001',
        city: 'Poznań',
        country_id: 'PL',
      });
    });

    it('changes without moving the address to which parcels are sent', async () => {
      const who = await newShopper(host);
      await add(who);
      await replied(bill(who, SITE));
      await replied(bill(who, { ...SITE, city: 'Gdańsk' }));
      expect(await summary(who)).toEqual([
        ['Poznań', true, false],
        ['Gdańsk', false, true],
      ]);
    });

    it('is the address given at registration, which is delivered to as well (FLAG-11)', async () => {
      const who = { ...(await newShopper(host, { bu: 'es' })), bu: 'es' };
      expect(await replied(host.call('listAddresses', {}, who))).toMatchObject([
        {
          firstname: 'Ana',
          street: ['Rua do Sol 4'],
          default_shipping: true,
          default_billing: true,
        },
      ]);
    });

    it('stays as it is where the market does not let customers change it (FLAG-32, ADDR-08)', async () => {
      const who = await newShopper(host);
      const { id } = await add(who);
      const other = await add(who, SITE);
      await setFlags(host, 'pl', [{ key: 'BILLING_ADDRESS_UPDATE', choice: false }]);
      try {
        for (const answer of [
          bill(who, SITE),
          change(who, id, { city: 'Gdańsk' }),
          change(who, other.id, { ...SITE, default_billing: true }),
          remove(who, id),
          host.call('addAddress', { body: { ...SITE, default_billing: true } }, who),
        ])
          expect((await refused(answer)).code).toBe('forbidden');
        await replied(change(who, other.id, { ...SITE, city: 'Gdańsk' }));
      } finally {
        await setFlags(host, 'pl', [{ key: 'BILLING_ADDRESS_UPDATE', choice: true }]);
      }
      expect(await summary(who)).toEqual([
        ['Poznań', true, true],
        ['Gdańsk', false, false],
      ]);
    });
  });

  it('an order keeps its address when the entry is changed or deleted afterwards', async () => {
    const who = await newShopper(host);
    const { id } = await add(who);
    const buyer = await buyerAtCheckout(host, undefined, who);
    await replied(
      host.call('saveShippingAddress', { body: { address: HOME, customer_address_id: id } }, buyer),
    );
    await replied(change(who, id, SITE));
    expect(await replied(host.call('readShippingAddress', {}, buyer))).toMatchObject({
      address: { city: 'Poznań' },
      customer_address_id: id,
    });
  });
});
