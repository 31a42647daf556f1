import { consoleShapes as shapes } from '@materia/api-contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../testing/demo-secrets.ts';
import { addStaff, callConsole, signInStaff } from '../../testing/console.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { newShopper, type Shopper } from '../../testing/shoppers.ts';
import { listStaffActions } from '../../platform/staff/audit.ts';
import { codeAt } from './second-factor.ts';

describe('companies at the console', () => {
  let host: TestHost;
  let cookie: string;
  beforeAll(async () => {
    host = await openTestHost('pglite');
    await addStaff(host);
    ({ cookie } = await callConsole(host, 'POST', '/sign-in', {
      email: 'customer-service@staff.example',
      password: DEMO_PASSWORD,
      code: codeAt(DEMO_TOTP_SECRET, host.clock.now),
    }));
  });
  afterAll(() => host.close());

  const find = async (search: string) =>
    shapes.companyDesk.parse(
      (
        await callConsole(
          host,
          'GET',
          `/units/pl/companies?search=${encodeURIComponent(search)}`,
          undefined,
          cookie,
        )
      ).body,
    ).companies;
  const set = async (company: object, { email }: Pick<Shopper, 'email'>, role: string | null) => {
    const { status, body } = await callConsole(
      host,
      'POST',
      '/units/pl/companies',
      { company, email, role },
      cookie,
    );
    return status === 200 ? 'done' : body;
  };
  const roleOf = async (shopper: Shopper) =>
    (await replied(host.call('readMyCompany', {}, shopper))).company?.role;

  it('are for the duty of customer service (ROL-07)', async () => {
    const administrator = await signInStaff(host, 'administrator');
    expect((await administrator.ask('GET', '/units/pl/companies')).status).toBe(403);
  });

  it('are opened for their administrator, and get members without an invitation (BEY-43)', async () => {
    const [first, second] = [await newShopper(host), await newShopper(host)];
    const wanted = { name: 'Dachy Nowak', tax_number: '123-456-32-18' };
    expect(await set({ ...wanted, tax_number: '1' }, first, 'administrator')).toMatchObject({
      code: 'bad-input',
      subject: 'tax_number',
    });
    expect(await set(wanted, first, 'buyer')).toMatchObject({ code: 'last-administrator' });
    expect(await set(wanted, { email: 'nobody@shop.example' }, 'administrator')).toMatchObject({
      code: 'not-found',
    });
    expect(await set(wanted, first, 'administrator')).toBe('done');
    expect(await set(wanted, first, 'administrator')).toMatchObject({ code: 'already-member' });
    const [company] = await find('dachy');
    expect(company).toMatchObject({ name: 'Dachy Nowak', tax_number: '1234563218' });
    for (const number of ['12345632', '123-456-32-18', '123 456 32 18'])
      expect(await find(number)).toHaveLength(1);
    expect(await find('--')).toEqual([]);
    expect(await find('no such company')).toEqual([]);

    const id = { id: company?.id ?? '' };
    expect(await set(id, second, 'accountant')).toBe('done');
    expect(await roleOf(second)).toBe('accountant');
    expect(await set(id, second, 'buyer')).toBe('done');
    expect(await roleOf(second)).toBe('buyer');
    expect(await set(id, first, null)).toMatchObject({ code: 'last-administrator' });
    expect(await set(id, second, null)).toBe('done');
    expect(await roleOf(second)).toBeUndefined();
    expect(await set(id, second, null)).toMatchObject({ code: 'not-found' });
    expect(await set({ id: 'no-such-company' }, second, 'buyer')).toMatchObject({
      code: 'not-found',
    });
  });

  it('record who changed which member', async () => {
    const { acts } = await listStaffActions(host.database.db, 'pl', 100);
    const changes = acts.filter(({ action }) => action === 'setCompanyMember');
    expect(changes.length).toBeGreaterThan(0);
    expect(new Set(changes.map(({ actor }) => actor))).toEqual(
      new Set(['customer-service@staff.example']),
    );
  });
});
