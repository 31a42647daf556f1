import type { CallInput } from '@materia/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { laterBy } from '../../platform/process/instants.ts';
import { addStaff, signInStaff } from '../../testing/console.ts';
import { ENGINES } from '../../testing/database.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { answersOf, fromAnywhere, newShopper, PASSWORD } from '../../testing/shoppers.ts';
import { mailboxLinks } from '../mailbox/mailbox-links.ts';

const HOUR = 3_600_000;
const TAX = { pl: '5260250274', fr: '73282932000074' } as const;
const HOME = {
  firstname: 'Ana',
  lastname: 'Nowak',
  telephone: '601020304',
  country_id: 'PL',
  street: ['Długa 12/5'],
  postcode: '61-001',
  city: 'Poznań',
};

describe.each(ENGINES)('the customer’s own data on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => host.close());

  const me = (token: string, bu = 'pl') => replied(host.call('readMe', {}, { bu, token }));
  const update = (token: string, body: CallInput<'updateMe'>['body'], bu = 'pl') =>
    host.call('updateMe', { body }, { bu, token });
  const signIn = (username: string) =>
    host.call(
      'signIn',
      { body: { username, password: PASSWORD } },
      { headers: fromAnywhere(host) },
    );

  it('every field of a private customer is written and read back under its name (ACC-10, ACC-16, CALL-83, CALL-84)', async () => {
    const { token, id, email } = await newShopper(host, { bu: 'es' });
    const written = {
      firstname: 'Lucía',
      lastname: 'García',
      lastname_2: 'López',
      prefix: 'Mrs',
      dob: '1984-02-29',
      phone: '911 234 567',
      mobile: '601 020 304',
      fiscal_id_1: '12345678z',
      store_id: '2',
      sirius_id: 'S-4711',
    } as const;
    const answer = await replied(update(token, written, 'es'));
    expect(answer).toMatchObject({
      ...written,
      phone: '+34911234567',
      mobile: '+34601020304',
      fiscal_id_1: '12345678Z',
    });
    const read = await me(token, 'es');
    expect(read).toEqual(answer);
    expect(read).toMatchObject({
      id,
      email,
      customer_type: 2,
      group_id: '2',
      isBuyer: false,
      is_pro_card: false,
      extension_attributes: {},
      default_billing: read.addresses[0]?.id,
    });
    expect(read.custom_attributes).toEqual(
      expect.arrayContaining([
        { attribute_code: 'lastname_2', value: 'López' },
        { attribute_code: 'phone', value: '+34911234567' },
        { attribute_code: 'siriusId', value: 'S-4711' },
        { attribute_code: 'main_address', value: read.default_billing },
      ]),
    );
  });

  it('the fields of a company are written by the rules of registration, and a person has none (COMP-10)', async () => {
    const { token } = await newShopper(host, { bu: 'fr', tax: TAX.fr });
    expect(
      await replied(
        update(
          token,
          {
            corporation_name: 'Dubois',
            legal_entity_type: 'SAS',
            intra_community_vat: 'fr 44732829320',
          },
          'fr',
        ),
      ),
    ).toMatchObject({
      corporation_name: 'Dubois',
      company_fiscal_id: TAX.fr,
      legal_entity_type: 'SAS',
      intra_community_vat: 'FR44732829320',
    });
    expect((await refused(update(token, { company_fiscal_id: '732' }, 'fr'))).fields).toEqual([
      'body.company_fiscal_id',
    ]);
    const person = await newShopper(host);
    expect((await refused(update(person.token, { company_fiscal_id: TAX.pl }))).fields).toEqual([
      'body.company_fiscal_id',
    ]);
    expect((await me(person.token)).customer_type).toBe(2);
  });

  it('attributes are read by the codes of the specification, six empty slots included, and change their field (ACC-11, ACC-12, ACC-13)', async () => {
    const { token } = await newShopper(host);
    const custom_attributes = [
      { attribute_code: 'mobile', value: '601020305' },
      { attribute_code: 'lastname_2', value: 'Kowalska' },
      { attribute_code: 'reference_store', value: '2' },
      { attribute_code: 'must_autosubscribe_loyalty', value: '1' },
      { attribute_code: 'customer_subtype_category', value: 'PLUMBER' },
      ...Array.from({ length: 6 }, () => ({ attribute_code: '', value: '' })),
    ];
    expect(await replied(update(token, { custom_attributes }))).toMatchObject({
      mobile: '+48601020305',
      lastname_2: 'Kowalska',
      store_id: '2',
      custom_attributes: expect.arrayContaining([
        { attribute_code: 'must_autosubscribe_loyalty', value: 'true' },
        { attribute_code: 'customer_subtype_category', value: 'PLUMBER' },
      ]),
    });
    const wrong = [
      { attribute_code: 'mobile', value: '601020306' },
      { attribute_code: 'shoe_size', value: '44' },
      { attribute_code: 'receive_materia_email', value: '1' },
      { attribute_code: 'must_autosubscribe_loyalty', value: 'perhaps' },
    ];
    expect(await refused(update(token, { custom_attributes: wrong }))).toMatchObject({
      status: 400,
      fields: [
        'body.custom_attributes.1.attribute_code',
        'body.custom_attributes.2.attribute_code',
        'body.custom_attributes',
      ],
    });
    expect((await me(token)).mobile).toBe('+48601020305');
  });

  it('a field that differs from what is stored counts, whether it comes as field or as attribute (ACC-13)', async () => {
    const { token } = await newShopper(host);
    await replied(update(token, { mobile: '601020304' }));
    const read = await me(token);
    expect((await replied(update(token, { ...read, mobile: '601020305' }))).mobile).toBe(
      '+48601020305',
    );
    const custom_attributes = [{ attribute_code: 'mobile', value: '601020306' }];
    expect((await replied(update(token, { ...(await me(token)), custom_attributes }))).mobile).toBe(
      '+48601020306',
    );
  });

  it('sirius_id and siriusId are one value, written once and read under both names (ACC-17)', async () => {
    const { token } = await newShopper(host);
    const custom_attributes = [{ attribute_code: 'siriusId', value: 'S-1' }];
    expect(await replied(update(token, { custom_attributes }))).toMatchObject({
      sirius_id: 'S-1',
      custom_attributes: expect.arrayContaining(custom_attributes),
    });
    await replied(update(token, { sirius_id: 'S-1' }));
    for (const body of [
      { sirius_id: 'S-2' },
      { sirius_id: 'S-1', custom_attributes: [{ attribute_code: 'siriusId', value: 'S-2' }] },
    ])
      expect((await refused(update(token, body))).fields).toEqual(['body.sirius_id']);
  });

  it('what was read may be sent back as it is, and changes nothing (CALL-84)', async () => {
    const { token } = await newShopper(host, { bu: 'es' });
    const read = await me(token, 'es');
    expect(await replied(update(token, read, 'es'))).toEqual(read);
  });

  it('fields that belong to the shop, and fields that there are not, are refused by name (STO-25)', async () => {
    const { token } = await newShopper(host);
    const shops = {
      id: 'other',
      customer_type: 3,
      legal_entity_id: 'L-1',
      group_id: '9',
      isBuyer: true,
      loyalty_card_number: '4711000012',
      loyalty_category_code: '3',
      loyalty_rank: 'PLATINUM',
      is_pro_card: true,
      extension_attributes: { pending_email: 'me@shop.example' },
    } as const;
    const before = await me(token);
    expect(await refused(update(token, { ...shops, mobile: '601020304' }))).toMatchObject({
      status: 400,
      code: 'bad-input',
      fields: Object.keys(shops).map((field) => `body.${field}`),
    });
    const unknown = Object.assign({ mobile: '601020304' }, { shoe_size: 44 });
    expect((await refused(update(token, unknown))).status).toBe(400);
    const nested = {
      main_address: Object.assign(
        { street: 'Lipowa', street_number: '4', postcode: '60101', city: 'Poznań' },
        { floor: '2' },
      ),
    };
    expect((await refused(update(token, nested))).status).toBe(400);
    expect(await me(token)).toEqual(before);
  });

  it('lets customers change their reference store by either name, and phone (STO-25)', async () => {
    const { token } = await newShopper(host);
    const body = { reference_store: '2', mobile: '601-020-304' };
    expect(await replied(update(token, body))).toMatchObject({
      store_id: '2',
      mobile: '+48601020304',
      custom_attributes: expect.arrayContaining([
        { attribute_code: 'reference_store', value: '2' },
      ]),
    });
    expect((await replied(update(token, { store_id: '1' }))).store_id).toBe('1');
    expect((await refused(update(token, { reference_store: 'nowhere' }))).fields).toEqual([
      'body.reference_store',
    ]);
    expect((await refused(update(token, { mobile: '12' }))).fields).toEqual(['body.mobile']);
  });

  it('reports every wrong field at once, and stores nothing of the call', async () => {
    const { token } = await newShopper(host);
    const before = await me(token);
    expect(
      (
        await refused(
          update(token, {
            firstname: ' ',
            lastname: 'Nowa',
            dob: '29-02-1984',
            phone: '12',
            mobile: '612345678',
            fiscal_id_1: '1',
          }),
        )
      ).fields,
    ).toEqual(['firstname', 'dob', 'fiscal_id_1', 'mobile', 'phone'].map((name) => `body.${name}`));
    expect((await refused(update(token, { dob: '2027-01-01' }))).fields).toEqual(['body.dob']);
    expect(await me(token)).toEqual(before);
  });

  it('another address of the book becomes the default billing address, where the market allows it (FLAG-32, ADDR-08)', async () => {
    const { token } = await newShopper(host);
    const add = () => replied(host.call('addAddress', { body: HOME }, { token }));
    const [first, second] = [await add(), await add()];
    expect((await me(token)).default_billing).toBe(first.id);
    const changed = await replied(update(token, { default_billing: second.id }));
    expect(changed.default_billing).toBe(second.id);
    expect(changed.addresses.map((entry) => entry.default_billing)).toEqual([false, true]);
    const custom_attributes = [{ attribute_code: 'main_address', value: first.id }];
    expect((await replied(update(token, { custom_attributes }))).default_billing).toBe(first.id);
    const stranger = await newShopper(host);
    expect((await refused(update(stranger.token, { default_billing: first.id }))).fields).toEqual([
      'body.default_billing',
    ]);
  });

  it('lets customers change the main address by the registration rules where the market allows it (FLAG-32, MKT-32)', async () => {
    const { token } = await newShopper(host);
    const address = { street: 'Lipowa', street_number: '4', postcode: '60101', city: 'Poznań' };
    const change = (main_address: typeof address) => update(token, { main_address });
    expect(await replied(change(address))).toMatchObject({
      main_address: { street: ['4 Lipowa'], postcode: '60-101', city: 'Poznań', country_id: 'PL' },
    });
    expect((await refused(change({ ...address, street: ' ', postcode: '6010' }))).fields).toEqual([
      'body.main_address.street',
      'body.main_address.postcode',
    ]);
    await addStaff(host);
    const approver = await signInStaff(host, 'approver.pl');
    const kill = (path: string) =>
      approver.ask('POST', `/units/pl/${path}`, {
        key: 'BILLING_ADDRESS_UPDATE',
        reason: 'For the test',
      });
    expect((await kill('kill')).status).toBe(200);
    expect((await refused(change({ ...address, city: 'Gniezno' }))).fields).toEqual([
      'body.main_address',
    ]);
    expect(await me(token)).toMatchObject({ main_address: { city: 'Poznań' } });
  });

  describe('the e-mail address', () => {
    const mailsOf = async (customerId: string) => {
      const jobs = await host.database.db
        .selectFrom('job')
        .select(['kind', 'payload'])
        .where('lane', '=', 'mail')
        .execute();
      const change = await host.database.db
        .selectFrom('email_change')
        .selectAll()
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      return {
        change,
        kinds: jobs
          .filter(({ payload }) => JSON.stringify(payload).includes(change?.id ?? 'none'))
          .map(({ kind }) => kind)
          .toSorted(),
      };
    };
    const linkFor = async (customerId: string) => {
      const { change } = await mailsOf(customerId);
      return mailboxLinks(host.secrets).token({
        market: 'pl',
        id: change?.id ?? '',
        purpose: 'email-change',
      });
    };
    const confirm = (link: string) =>
      host.call('confirmEmail', { body: { link } }, { headers: fromAnywhere(host) });
    let number = 0;
    const another = () => {
      number += 1;
      return `other${number}.${engine}@shop.example`;
    };

    it('changes when its owner confirms it, and until then the old one counts; both owners get a mail (CALL-84)', async () => {
      const { token, id, email } = await newShopper(host);
      const next = another();
      const asked = await replied(update(token, { email: next.toUpperCase(), password: PASSWORD }));
      expect([asked.email, asked.extension_attributes]).toEqual([email, { pending_email: next }]);
      expect((await mailsOf(id)).kinds).toEqual(['email-change-confirm', 'email-change-notice']);
      expect((await refused(signIn(next))).code).toBe('wrong-credentials');
      const link = await linkFor(id);
      expect(await replied(confirm(link))).toEqual({ email: next });
      expect(await me(token)).toMatchObject({ email: next, extension_attributes: {} });
      await replied(signIn(next));
      expect((await refused(signIn(email))).code).toBe('wrong-credentials');
      const last = await host.database.db
        .selectFrom('job')
        .select('payload')
        .where('kind', '=', 'email-changed')
        .execute();
      expect(JSON.stringify(last)).toContain(email);
      expect((await refused(confirm(link))).code).toBe('not-found');
    });

    it('needs the password, whose guesses are limited', async () => {
      const { token, id } = await newShopper(host);
      expect((await refused(update(token, { email: another() }))).fields).toEqual([
        'body.password',
      ]);
      const guess = () => update(token, { email: another(), password: 'Wrong-password-1' });
      for (let count = 0; count < 5; count += 1)
        expect((await refused(guess())).fields).toEqual(['body.password']);
      expect((await refused(update(token, { email: another(), password: PASSWORD }))).code).toBe(
        'too-many-requests',
      );
      expect((await mailsOf(id)).change).toBeUndefined();
    });

    it('of another account is not revealed before its owner follows the link', async () => {
      const [taken, { token, id, email }] = [await newShopper(host), await newShopper(host)];
      const asked = await replied(update(token, { email: taken.email, password: PASSWORD }));
      expect(asked.extension_attributes).toEqual({ pending_email: taken.email });
      expect(await refused(confirm(await linkFor(id)))).toMatchObject({
        status: 409,
        code: 'account-exists',
      });
      expect((await me(token)).email).toBe(email);
    });

    it('keeps its change for a day, and only the last link works', async () => {
      const { token, id, email } = await newShopper(host);
      const ask = (next: string) => replied(update(token, { email: next, password: PASSWORD }));
      await ask(another());
      const first = await linkFor(id);
      await ask(another());
      const second = await linkFor(id);
      expect((await refused(confirm(first))).code).toBe('not-found');
      host.clock.now = laterBy(FRIDAY_MORNING, 24 * HOUR);
      expect((await refused(confirm(second))).code).toBe('not-found');
      const tokens = await replied(signIn(email));
      expect((await me(tokens.jwtToken)).extension_attributes).toEqual({});
    });

    it('stays when the customer gives the change up', async () => {
      const { token, id, email } = await newShopper(host);
      await replied(update(token, { email: another(), password: PASSWORD }));
      const link = await linkFor(id);
      expect(await replied(host.call('cancelEmailChange', {}, { token }))).toBe(true);
      expect((await refused(confirm(link))).code).toBe('not-found');
      expect(await me(token)).toMatchObject({ email, extension_attributes: {} });
    });

    it('changes by no link that was made outside, and logs the attempt', async () => {
      const { token, id } = await newShopper(host);
      await replied(update(token, { email: another(), password: PASSWORD }));
      const { change } = await mailsOf(id);
      const before = host.logged.length;
      for (const link of [change?.id ?? '', `${change?.id}${'a'.repeat(43)}`])
        expect((await refused(confirm(link))).code).toBe('not-found');
      expect(host.logged.slice(before).join('')).toContain('"securityEvent":"link-forged"');
    });

    it('that is none is refused at its field', async () => {
      const { token } = await newShopper(host);
      expect((await refused(update(token, { email: 'ana@', password: PASSWORD }))).fields).toEqual([
        'body.email',
      ]);
    });
  });

  it('a registration and a change follow the same rules (MKT-32)', async () => {
    const { token } = await newShopper(host, { bu: 'pt' });
    expect(answersOf('pt')).toMatchObject({ fiscal_id_1: '501964843' });
    expect((await refused(update(token, { fiscal_id_1: '501964844' }, 'pt'))).fields).toEqual([
      'body.fiscal_id_1',
    ]);
  });
});
