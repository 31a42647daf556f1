import { markets } from '@materia/market-all';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoRegisters } from '../../demo/demo-registers.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { ENGINES } from '../../testing/database.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { newShopper } from '../../testing/shoppers.ts';
import type { RegisterRequest, RegisterTransport } from './registers/register.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const of = (id: string) => {
  const market = markets.find((one) => one.id === id);
  if (market === undefined) throw new Error(`no market ${id}`);
  return market;
};

describe.each(ENGINES)('companies in public registers on %s', (engine) => {
  let host: TestHost;
  const asked: RegisterRequest[] = [];
  let transport: RegisterTransport;
  const demo = demoRegisters(markets);
  beforeAll(async () => {
    host = await openTestHost(engine, {
      registers: (request) => {
        asked.push(request);
        return transport(request);
      },
    });
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    asked.length = 0;
    transport = demo;
    host.clock.now = laterBy(host.clock.now, 2 * DAY);
    await host.database.db.deleteFrom('company_answer').execute();
  });

  const read = (bu: string, siret: string) =>
    host.call('readCompany', { params: { siret } }, { bu });
  const answers = () => host.database.db.selectFrom('company_answer').selectAll().execute();

  it.each([
    ['pl', '7000004042'],
    ['es', 'B90000035'],
    ['fr', '90000030800016'],
    ['pt', '500000042'],
  ])(
    'are found in %s by number, with name and address, and are unknown or unanswered otherwise (COMP-01, COMP-13, CALL-95)',
    async (bu, unknown) => {
      const { companies, silentNumber } = of(bu).demo;
      const [known] = companies;
      expect(await replied(read(bu, known?.number ?? ''))).toMatchObject({
        siret: known?.number,
        denomination: known?.name,
        address: { street: known?.street, postcode: known?.postcode, city: known?.city },
      });
      expect(await read(bu, unknown)).toMatchObject({ status: 404 });
      expect(await read(bu, silentNumber)).toMatchObject({
        status: 424,
        refusal: { code: 'register-unavailable' },
      });
      expect(await read(bu, '12')).toMatchObject({
        refusal: {
          code: 'bad-input',
          fields: [{ field: 'params.siret', kind: 'not-a-tax-number' }],
        },
      });
    },
  );

  it('have the facts of the French register: numbers, VAT number, activity, legal form, size (COMP-01)', async () =>
    expect(await replied(read('fr', '732 829 320 00074'))).toEqual({
      siret: '73282932000074',
      siren: '732829320',
      nic: '00074',
      denomination: 'Bâti Ouest SARL',
      creationDate: '2012-05-14',
      vatNumber: 'FR44732829320',
      address: { street: '8 rue de l’Industrie', postcode: '44200', city: 'Nantes' },
      activityTypeCode: '43.99C',
      activityTypeLabel: 'Construction',
      legalNatureCode: '5499',
      legalNatureLabel: 'SARL',
      employeeSlices: '10–19',
    }));

  it('are named by their tax number (COMP-02, CALL-96, CALL-99)', async () => {
    const call = host.call('readCompanyName', { params: { fiscalId: '123-456-32-18' } });
    expect(await replied(call)).toEqual({ registeredName: 'Budowa Kowal sp. z o.o.' });
  });

  it('are found by name where the register does, and nowhere else', async () => {
    const named = (bu: string, name: string) =>
      host.call('findCompanies', { query: { name } }, { bu });
    expect(await replied(named('fr', 'toitures'))).toMatchObject({
      companies: [{ siret: '90000010000017' }],
    });
    expect(await replied(named('fr', 'to'))).toEqual({ companies: [] });
    expect(await replied(named('pl', 'Budowa'))).toEqual({ companies: [] });
    expect(asked.map(({ register }) => register)).toEqual(['sirene']);
  });

  it('are asked for once a day: also that a number is unknown is kept, silence is not', async () => {
    await replied(read('pl', '1234563218'));
    host.clock.now = laterBy(host.clock.now, DAY - HOUR);
    await replied(read('pl', 'PL 123 456 32 18'));
    expect(asked).toHaveLength(1);
    host.clock.now = laterBy(host.clock.now, HOUR);
    await replied(read('pl', '1234563218'));
    expect(asked).toHaveLength(2);

    for (let again = 0; again < 2; again += 1)
      expect(await read('pl', '7000004042')).toMatchObject({ status: 404 });
    expect(asked).toHaveLength(3);
    for (let again = 0; again < 2; again += 1)
      expect(await read('pl', of('pl').demo.silentNumber)).toMatchObject({ status: 424 });
    expect(asked).toHaveLength(5);
    expect(await answers()).toHaveLength(2);
  });

  it('that are persons are found and not stored; persons, numbers and accounts are not read', async () => {
    transport = async () => ({
      status: 200,
      body: {
        result: {
          subject: {
            name: 'Jan Kanarek',
            nip: '1234563218',
            pesel: '44051401359',
            residenceAddress: 'ul. Domowa 1, 90-001 Łódź',
            representatives: [{ firstName: 'Anna', lastName: 'Kanarek' }],
            accountNumbers: ['90249000050247256316596736'],
          },
        },
      },
    });
    const reply = await replied(read('pl', '1234563218'));
    expect(reply).toEqual({
      siret: '1234563218',
      denomination: 'Jan Kanarek',
      vatNumber: 'PL1234563218',
    });
    expect(await answers()).toEqual([]);
    transport = async () => ({
      status: 200,
      body: {
        result: {
          subject: {
            name: 'Firma',
            krs: '0000123456',
            workingAddress: 'ul. Fabryczna 8, 90-344 Łódź',
            representatives: [{ firstName: 'Anna', lastName: 'Kanarek', pesel: '44051401359' }],
            accountNumbers: ['90249000050247256316596736'],
          },
        },
      },
    });
    await replied(read('pl', '1234563218'));
    const stored = JSON.stringify(await answers());
    expect(stored).toContain('Firma');
    expect(stored).not.toMatch(/Kanarek|4405|9024/);
  });

  it('that are persons are asked for ten times a day by all pages together', async () => {
    transport = async () => ({
      status: 200,
      body: { result: { subject: { name: 'Jan Kanarek', pesel: '44051401359' } } },
    });
    const trader = await newShopper(host, { tax: '5260250274' });
    await replied(host.call('openMyCompany', {}, trader));
    const registered = async () =>
      (await replied(host.call('readMyCompany', {}, trader))).company?.registered?.denomination;
    expect(await registered()).toBe('Jan Kanarek');
    for (let again = 0; again < 12; again += 1) await registered();
    expect(asked).toHaveLength(10);
    expect(await registered()).toBeUndefined();
  });

  it.each([
    ['the register is silent', async () => undefined],
    ['it fails', async () => ({ status: 500, body: {} })],
    ['it answers something else', async () => ({ status: 200, body: { sorry: true } })],
    [
      'it says that a member state is out of order',
      async () => ({
        status: 200,
        body: { valid: false, vatNumber: '1', userError: 'MS_UNAVAILABLE' },
      }),
    ],
  ] satisfies readonly (readonly [string, RegisterTransport])[])(
    'are neither found nor unknown if %s (COMP-13)',
    async (_, silent) => {
      transport = silent;
      for (const bu of ['pl', 'es', 'fr', 'pt'])
        expect(await read(bu, of(bu).demo.companies[0]?.number ?? '')).toMatchObject({
          status: 424,
        });
    },
  );

  it('are looked up thirty times an hour by one network', async () => {
    const outcomes: number[] = [];
    for (let time = 0; time < 31; time += 1) outcomes.push((await read('pl', '1234563218')).status);
    expect(outcomes.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(outcomes[30]).toBe(429);
  });
});
