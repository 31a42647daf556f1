import { callOf, CALLS, REFUSALS, type ShopCallName } from '@materia/api-contract';
import {
  callStatuses,
  refusalReply,
  SCHEMAS,
  SHOP_CALL_NAMES as NAMES,
  shapesOf,
} from '@materia/api-contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { newShopper, type Shopper } from '../../testing/shoppers.ts';

const OF_CUSTOMERS = NAMES.filter((name) => CALLS[name].credential === 'customer');
const PUBLIC = NAMES.filter((name) => CALLS[name].credential === 'public');
const urlOf = (
  name: ShopCallName,
  fill: (param: string) => string = () => 'x',
  bu = 'pl',
): string =>
  `/${bu}${CALLS[name].path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(fill(param)))}`;

describe.each(ENGINES)('every call on %s', (engine) => {
  let host: TestHost;
  let shopper: Shopper;
  beforeAll(async () => {
    host = await openTestHost(engine);
    shopper = await newShopper(host);
  });
  afterAll(() => host.close());

  const send = (
    name: ShopCallName,
    {
      token,
      url = urlOf(name),
      payload,
      headers = {},
      query = {},
    }: {
      token?: string;
      url?: string;
      payload?: string;
      headers?: Record<string, string>;
      query?: Record<string, string>;
    },
  ) =>
    host.app.inject({
      method: CALLS[name].method,
      url,
      query,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    });

  it.each(OF_CUSTOMERS)('refuses %s without a customer token (SES-18, ROL-08)', async (name) => {
    for (const token of [
      undefined,
      '',
      host.secrets.publicCredential,
      host.secrets.staffCredential,
      host.secrets.serviceCredential,
      `${shopper.token}x`,
      shopper.token.slice(0, -4),
    ]) {
      const response = await send(name, token === undefined ? {} : { token });
      expect([response.statusCode, refusalReply.parse(response.json()).code]).toEqual([
        401,
        'unauthenticated',
      ]);
    }
  });

  it.each(PUBLIC)(
    'requires for %s the public credential or a customer token (SES-19, CALL-03)',
    async (name) => {
      expect((await send(name, {})).statusCode).toBe(401);
      expect((await send(name, { token: 'somebody' })).statusCode).toBe(401);
      expect((await send(name, { token: host.secrets.publicCredential })).statusCode).not.toBe(401);
      expect((await send(name, { token: shopper.token })).statusCode).not.toBe(401);
    },
  );

  it('rejects a token of one market in another', async () => {
    expect((await send('readMe', { token: shopper.token })).statusCode).toBe(200);
    expect(
      (await send('readMe', { token: shopper.token, url: urlOf('readMe', undefined, 'es') }))
        .statusCode,
    ).toBe(401);
  });

  it('returns 404 for an unknown business unit and an unknown path (CALL-05)', async () => {
    for (const url of ['/xx/retailer/list', '/PL/retailer/list', '/pl/nowhere', '/', '/pl']) {
      const response = await host.app.inject({
        url,
        headers: { authorization: `Bearer ${host.secrets.publicCredential}` },
      });
      expect([response.statusCode, refusalReply.parse(response.json()).code]).toEqual([
        404,
        'not-found',
      ]);
    }
  });

  it('names a wrong field by its path', async () => {
    const answer = host.call('addToGuestCart', {
      body: {
        request: { retailer_id: '1', sku: '1', qty: 1.5, cart_id: 'x' },
        offer: { code: 'x', contextCode: 'x' },
      },
    });
    expect(await refused(answer)).toMatchObject({
      status: 400,
      code: 'bad-input',
      fields: ['body.request.qty'],
    });
    expect(
      await refused(host.call('listProducts', { query: { retailer_id: '1', page_size: '1000' } })),
    ).toMatchObject({ status: 400, fields: ['query.page_size'] });
  });

  it.each([0, -1, 1000, 2.5, '3', null])(
    'refuses the quantity %s before reading anything (QTY-05)',
    async (qty) => {
      const payload = JSON.stringify({
        request: { retailer_id: '1', sku: '1', qty, cart_id: 'x' },
        offer: { code: 'x', contextCode: '001P' },
      });
      const response = await send('addToGuestCart', {
        token: host.secrets.publicCredential,
        payload,
      });
      expect([response.statusCode, refusalReply.parse(response.json()).fields?.[0]?.field]).toEqual(
        [400, 'body.request.qty'],
      );
    },
  );

  it('reuses a harmless correlation id and generates one otherwise', async () => {
    const asked = async (id: string) =>
      (
        await send('listStores', {
          token: host.secrets.publicCredential,
          headers: { 'x-correlation-id': id },
        })
      ).headers['x-correlation-id'];
    expect(await asked('trace-1234')).toBe('trace-1234');
    expect(await asked('a b<c>')).toMatch(/^[\da-f-]{36}$/);
  });

  it('refuses a body that exceeds 1 MB, is nested too deeply, or is not JSON', async () => {
    const token = host.secrets.publicCredential;
    expect(
      (await send('register', { token, payload: `"${'x'.repeat(1_100_000)}"` })).statusCode,
    ).toBe(413);
    expect(
      (await send('register', { token, payload: `${'['.repeat(30)}${']'.repeat(30)}` })).statusCode,
    ).toBe(400);
    expect((await send('register', { token, payload: '{"a":' })).statusCode).toBe(400);
    expect((await send('register', { token, payload: '{"__proto__":{"a":1}}' })).statusCode).toBe(
      400,
    );
    expect(
      (await send('register', { token, payload: '<a/>', headers: { 'content-type': 'text/xml' } }))
        .statusCode,
    ).toBe(415);
  });

  it('responds within the contract and never with a server error, whatever is sent', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '',
        '0',
        '-1',
        '1e309',
        '001P',
        '001B',
        '1',
        '%00',
        '../..',
        'true',
        '{}',
        '[]',
        '\u0000',
        "'; drop table orders; --",
      ),
    );
    const json = fc.oneof(
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      bodies(),
    );
    const input = fc.record({
      name: fc.constantFrom(...NAMES),
      asCustomer: fc.boolean(),
      param: text,
      query: fc.dictionary(
        fc.constantFrom(
          'category_id',
          'page_id',
          'page_size',
          'retailer_id',
          'filters',
          'order_by',
          'search',
          'url_path',
          'postcode',
          'city',
          'params[typesActe]',
          'page',
        ),
        text,
      ),
      payload: json,
      header: fc.constantFrom('1', 'x', 'y'.repeat(30)),
    });
    await fc.assert(
      fc.asyncProperty(input, async ({ name, asCustomer, param, query, payload, header }) => {
        const hasBody = CALLS[name].method !== 'GET' && CALLS[name].method !== 'DELETE';
        const response = await send(name, {
          token: asCustomer ? shopper.token : host.secrets.publicCredential,
          url: urlOf(name, () => param),
          query,
          headers: { 'retailer-id': header, 'idempotency-key': header.repeat(20) },
          ...(hasBody && { payload }),
        });
        expect(callStatuses(callOf(name), shapesOf(name))).toContain(response.statusCode);
        if (name === 'signOut' && response.statusCode === 200) shopper = await newShopper(host);
        if (response.statusCode === 200) {
          // Files and streams are read where their content is known.
          if (callOf(name).reply === undefined) SCHEMAS[name].reply.parse(response.json());
          return;
        }
        const { code } = refusalReply.parse(response.json());
        expect(response.statusCode, `${name}: ${response.body}`).toBeLessThan(500);
        expect(Object.keys(REFUSALS)).toContain(code);
      }),
      { numRuns: engine === 'pglite' ? 150 : 400 },
    );
  }, 120_000);

  it('lists every call in the description, with its area and credential', async () => {
    const response = await host.app.inject({ url: '/openapi.json' });
    const document: {
      openapi: string;
      paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
    } = response.json();
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(operations).toEqual(expect.arrayContaining([...NAMES, 'advanceOrder']));
    expect((await host.app.inject({ url: '/docs/' })).statusCode).toBe(200);
  });

  it('reports the database on the readiness page, and 503 when it does not respond', async () => {
    expect((await host.app.inject({ url: '/health' })).json()).toEqual({
      status: 'ready',
      database: engine,
      version: 'test',
    });
    await replied(host.call('listStores', {}));
    const lost = await openTestHost(engine);
    await lost.database.close();
    expect((await lost.app.inject({ url: '/health' })).statusCode).toBe(503);
    expect(await refused(lost.call('listStores', {}))).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    await lost.close();
  });
});

/** Bodies that almost match what the calls expect. */
const bodies = (): fc.Arbitrary<string> => {
  const value = fc.oneof(
    fc.constantFrom('1', '42', '9', 'R-10000000', '10000000', '001P', '001B', 'x'),
    fc.integer(),
    fc.double(),
    fc.constant(null),
    fc.string({ maxLength: 300 }),
    fc.boolean(),
  );
  return fc
    .record(
      {
        request: fc.record(
          {
            retailer_id: value,
            cart_id: value,
            sku: value,
            qty: value,
            item_id: value,
            context_code: value,
          },
          { requiredKeys: [] },
        ),
        offer: fc.record({ code: value, contextCode: value }, { requiredKeys: [] }),
        cart_id: value,
        retailer_id: value,
        customer: fc.record(
          {
            email: value,
            firstname: value,
            lastname: value,
            customer_type: fc.constantFrom(2, 3, 4),
            mobile: value,
            corporation_name: value,
            company_fiscal_id: value,
            terms_accepted: fc.boolean(),
          },
          { requiredKeys: [] },
        ),
        password: value,
        username: value,
        refreshToken: value,
        url_path: value,
        reference_store: value,
        mobile: value,
        firstname: value,
        lastname: value,
        telephone: value,
        carrier_code: fc.constant('drive'),
        method_code: fc.constantFrom('two_hours', 'scheduled'),
        custom_data: fc.record(
          {
            no_date: fc.boolean(),
            retailer_id: value,
            slot: fc.record({ date: value, start_hour: fc.nat(30) }),
          },
          { requiredKeys: ['no_date', 'retailer_id'] },
        ),
        payment_method_code: fc.constant('pay_in_store'),
        cart_revision: fc.integer(),
      },
      { requiredKeys: [] },
    )
    .map((body) => JSON.stringify(body));
};
