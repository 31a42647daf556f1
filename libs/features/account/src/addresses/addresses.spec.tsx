import { anAddress, type MockRequest, type MockResponses, mockHost } from '@materia/api-mocks';
import { flagSet } from '@materia/domain-feature-flags';
import { pathTo } from '@materia/market-model';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { saveAddress } from './address.action.ts';
import { loadAddress } from './address.loader.ts';
import { AddressView } from './AddressView.tsx';
import { changeBook } from './addresses.action.ts';
import { loadAddresses } from './addresses.loader.ts';
import { AddressesView } from './AddressesView.tsx';

const PLACES: Readonly<Record<string, { readonly postcode: string; readonly phone: string }>> = {
  pl: { postcode: '60-001', phone: '+48601020304' },
  es: { postcode: '28013', phone: '+34612345678' },
  fr: { postcode: '44000', phone: '+33612345678' },
  pt: { postcode: '1000-001', phone: '+351912345678' },
};

describe.each(markets)('the address book in $id', (market) => {
  const { addresses: words, register, registerMore } = market.texts;
  const to = pathTo(market.routes);
  const { postcode, phone } = PLACES[market.id] ?? { postcode: '', phone: '' };
  const home = anAddress({ id: 'home', postcode, telephone: phone, country_id: market.country });
  const site = anAddress({
    ...home,
    id: 'site',
    firstname: 'Jan',
    default_shipping: false,
    default_billing: false,
  });
  const typed = {
    civility: 'Mrs',
    firstname: 'Ewa',
    lastname: 'Lis',
    street: 'Mayor',
    streetNumber: '4',
    additionalAddress: '',
    postcode,
    city: 'Villa',
    region: '',
    telephone: phone,
  };

  const visit = (answers: Partial<MockResponses> = {}, { billing = true, person = true } = {}) => {
    const sent: unknown[] = [];
    const record = ({ body, params }: MockRequest) => {
      sent.push({ ...params, body });
      return { reply: home };
    };
    const { context, sessionEvents } = aVisit(
      market,
      mockHost({
        listAddresses: () => ({ reply: [site, home] }),
        addAddress: record,
        changeAddress: record,
        deleteAddress: ({ params }) => {
          sent.push({ ...params });
          return { reply: true };
        },
        ...answers,
      }),
      {
        customer: ANNA,
        flags: flagSet({
          channel: 'web',
          choices: {
            BILLING_ADDRESS_UPDATE: billing,
            ADDRESS_FORM_EDITABLE_PERSONAL_INFO: person,
            ADDRESS_STREET_NUMBER_FIRST: false,
          },
          presets: market.flagPresets,
        }),
      },
    );
    const book = async (outcome?: unknown) =>
      draw(
        <AddressesView
          {...await loadAddresses({ context })}
          outcome={outcome as Parameters<typeof AddressesView>[0]['outcome']}
        />,
        market,
      );
    const form = async (addressId?: string, outcome?: unknown) =>
      draw(
        <AddressView
          facts={await loadAddress({ context, params: { addressId } })}
          outcome={outcome as Parameters<typeof AddressView>[0]['outcome']}
        />,
        market,
      );
    const save = (fields: Readonly<Record<string, string>>, addressId?: string) =>
      outcomeOf(() => saveAddress({ context, request: posted(fields), params: { addressId } }));
    const remove = (address: string) =>
      outcomeOf(() => changeBook({ context, request: posted({ address }) }));
    const choose = (address: string, purpose: string) =>
      outcomeOf(() =>
        changeBook({ context, request: posted({ intent: 'default', address, purpose }) }),
      );
    return { book, form, save, remove, choose, sent, sessionEvents };
  };

  it('lists the addresses, the defaults first, each with its ways to change and delete it (ADDR-04, ADDR-11)', async () => {
    const html = await visit().book();
    expect(html.indexOf('Anna Nowak')).toBeLessThan(html.indexOf('Jan Nowak'));
    for (const text of [
      words.isDefaultShipping,
      words.isDefaultBilling,
      words.deleteAsk,
      words.deleteDefault,
      words.deleteConfirm,
      `href="${to('modifyAddress', { addressId: 'site' })}"`,
      `href="${to('addAddress')}"`,
    ])
      expect(html).toContain(text);
  });

  it('has a form with civility, names, street, further details, postal code, city, region and phone number (ADDR-02, ADDR-05, ADDR-12)', async () => {
    const html = await visit().form();
    for (const field of Object.keys(typed)) expect(html).toContain(`name="${field}"`);
    for (const text of [words.mrs, words.mr, words.region]) expect(html).toContain(text);
    expect(/<input(?=[^>]*name="telephone")[^>]*>/u.exec(html)?.[0]?.includes('required')).toBe(
      market.settings.mobileNumberRequired,
    );
  });

  it('adds an address, and shows the book with a message (ADDR-04)', async () => {
    const { save, sent, sessionEvents } = visit();
    expect(await save({ ...typed, defaultShipping: '1' })).toMatchObject({
      status: 303,
      location: to('myAddressBook'),
    });
    expect(sent).toMatchObject([
      {
        body: {
          prefix: 'Mrs',
          street: ['Mayor 4'],
          postcode,
          telephone: phone,
          default_shipping: true,
          default_billing: false,
        },
      },
    ]);
    expect(JSON.stringify(sessionEvents)).toContain('addresses.added');
  });

  it('changes an address, which the form shows first (ADDR-04)', async () => {
    const { form, save, sent } = visit();
    expect(await form('site')).toContain('value="Jan"');
    expect(await save(typed, 'site')).toMatchObject({ status: 303 });
    expect(sent).toMatchObject([{ addressId: 'site', body: { firstname: 'Ewa' } }]);
  });

  it('reports invalid fields in their order, with what was typed, and sends nothing (ADDR-09, ADDR-10, ERR-47)', async () => {
    const { form, save, sent } = visit();
    const wrong = { ...typed, firstname: '', postcode: 'x1', telephone: '12' };
    const { status, facts } = await save(wrong);
    expect([status, sent]).toEqual([422, []]);
    const html = await form(undefined, facts);
    const summary = [...html.matchAll(/<a href="#(\w+)">/gu)].map(([, field]) => field);
    expect(summary).toEqual(['firstname', 'postcode', 'telephone']);
    for (const text of [register.required, registerMore.postcodeInvalid, 'value="x1"'])
      expect(html).toContain(text);
  });

  it('an address that is not in the book is not found', async () => {
    expect(await outcomeOf(() => visit().form('other'))).toMatchObject({ status: 404 });
    expect(await visit().save(typed, 'other')).toMatchObject({ status: 404 });
  });

  it('deletes an address after the confirmation; one that is gone already counts as deleted (ADDR-11)', async () => {
    const { remove, sent } = visit();
    expect(await remove('site')).toMatchObject({ status: 303, location: to('myAddressBook') });
    expect(sent).toEqual([{ addressId: 'site' }]);
    const gone = visit({ deleteAddress: () => ({ refusal: 'not-found' }) });
    expect(await gone.remove('site')).toMatchObject({ status: 303 });
  });

  it('makes an address the default for deliveries or invoices by one button (ADDR-04, FLAG-32)', async () => {
    const { book, choose, sent } = visit();
    expect(await book()).toContain(words.makeDefaultShipping);
    for (const purpose of ['shipping', 'billing'])
      expect(await choose('site', purpose)).toMatchObject({
        status: 303,
        location: to('myAddressBook'),
      });
    expect(sent).toMatchObject([
      { addressId: 'site', body: { firstname: 'Jan', default_shipping: true } },
      { addressId: 'site', body: { firstname: 'Jan', default_billing: true } },
    ]);
    expect(await choose('gone', 'shipping')).toMatchObject({ status: 303 });
    expect((await visit({}, { billing: false }).choose('site', 'billing')).status).toBe(404);
    const broken = visit({ changeAddress: () => ({ refusal: 'internal' }) });
    const failed = await broken.choose('site', 'shipping');
    expect([failed.status, await broken.book(failed.facts)]).toEqual([
      502,
      expect.stringContaining(words.changeFailed),
    ]);
  });

  it('leads to the checkout if its address cannot be deleted (ADDR-11)', async () => {
    const { book, remove } = visit({ deleteAddress: () => ({ refusal: 'address-in-use' }) });
    const { status, facts } = await remove('home');
    expect(status).toBe(422);
    const html = await book(facts);
    expect(html).toContain(words.inUse);
    expect(html).toContain(`href="${to('checkoutRecipient')}"`);
  });

  it('a failure to read, add, change or delete has a message of its own (ERR-46)', async () => {
    const down = { refusal: 'internal' } as const;
    const broken = visit({
      addAddress: () => down,
      changeAddress: () => down,
      deleteAddress: () => down,
    });
    const added = await broken.save(typed);
    expect([added.status, await broken.form(undefined, added.facts)]).toEqual([
      502,
      expect.stringContaining(words.addFailed),
    ]);
    const changed = await broken.save(typed, 'site');
    expect(await broken.form('site', changed.facts)).toContain(words.changeFailed);
    expect(await broken.book((await broken.remove('site')).facts)).toContain(words.deleteFailed);
    expect(await visit({ listAddresses: () => down }).book()).toContain(words.loadFailed);
    const full = visit({ addAddress: () => ({ refusal: 'too-many-addresses' }) });
    expect(await full.form(undefined, (await full.save(typed)).facts)).toContain(words.tooMany);
  });

  it('BILLING_ADDRESS_UPDATE lets the default billing address be changed; without it only the others are (FLAG-32, ADDR-08)', async () => {
    const change = `href="${to('modifyAddress', { addressId: 'home' })}"`;
    for (const billing of [true, false]) {
      const { book, form, save, sent } = visit({}, { billing });
      expect((await book()).includes(change)).toBe(billing);
      expect((await form()).includes('name="defaultBilling"')).toBe(billing);
      expect((await save(typed, 'home')).status).toBe(billing ? 303 : 404);
      await save({ ...typed, defaultBilling: '1' });
      expect(sent.at(-1)).toMatchObject({ body: { default_billing: billing } });
    }
  });

  it('ADDRESS_FORM_EDITABLE_PERSONAL_INFO lets another person be named; otherwise the account’s name is used (FLAG-15, ADDR-07)', async () => {
    for (const person of [true, false]) {
      const { form, save, sent } = visit({}, { person });
      expect((await form()).includes('readOnly')).toBe(!person);
      await save(typed);
      expect(sent).toMatchObject([{ body: { firstname: person ? 'Ewa' : ANNA.firstname } }]);
    }
  });
});
