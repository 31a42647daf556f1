import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { pathTo } from '@materia/market-model';
import { marketById } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { formPlaces } from './pages/file-forms.ts';
import { isPlainJson } from './session/sent-form-cookie.ts';
import { aHost, aVisit, type Shopping } from './testing/shopping.ts';
import { htmlPage, type TestPage } from './testing/test-app.ts';

const pl = marketById('pl') ?? expect.unreachable();
const es = marketById('es') ?? expect.unreachable();
const to = pathTo(pl.routes);
const PATH = '/checkout/informations';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A page that refuses every form, and shows what was refused or interrupted. */
const refusing =
  (outcome: unknown): TestPage =>
  async (request, shop, frame) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'POST' && pathname === shop.to('login')) {
      await shop.session.signIn({ username: 'anna@materia.example', password: 'secret' });
      return new Response(null, { status: 303, headers: { location: '/' } });
    }
    if (request.method === 'POST' && frame.signInNeeded)
      return new Response(null, {
        status: 303,
        headers: { location: `${shop.to('login')}?return=${pathname}` },
      });
    if (request.method === 'POST' && (await request.formData()).get('city') === 'Gdynia')
      return new Response(null, { status: 303, headers: { location: '/checkout/summaries' } });
    if (request.method === 'POST')
      return (await frame.storeRefusedForm?.(outcome))
        ? new Response(null, { status: 303, headers: { location: pathname + search } })
        : htmlPage('refused', 422);
    return htmlPage(
      JSON.stringify({ refused: frame.refusedForm, typed: shop.interruptedForm?.toString() }),
    );
  };

const OUTCOME = { values: { city: 'Łódź' }, faults: { street: { kind: 'missing' } } };

const shows = async (visit: Shopping, url = PATH): Promise<unknown> =>
  JSON.parse(/<body>(\{.*\})/.exec((await visit.ask({ url })).body)?.[1] ?? '{}');

const customer = async (outcome: unknown): Promise<Shopping> => {
  const visit = await aVisit(aHost(), refusing(outcome));
  await visit.post(pl.routes.login.canonical);
  return visit;
};

describe('a refused form of the checkout', () => {
  it('is answered by a redirect, so that "back" never asks to send it again', async () => {
    const visit = await customer(OUTCOME);
    const { statusCode, headers } = await visit.post(`${PATH}?a=1`, {
      payload: 'city=x',
      headers: FORM,
    });
    expect([statusCode, headers.location]).toEqual([303, `${PATH}?a=1`]);
    expect(await shows(visit, `${PATH}?a=1`)).toEqual({ refused: { outcome: OUTCOME } });
  });
  it('survives a reload of its page, and is shown on no other page', async () => {
    const visit = await customer(OUTCOME);
    await visit.post(PATH, { payload: 'city=x', headers: FORM });
    await shows(visit);
    expect(await shows(visit)).toEqual({ refused: { outcome: OUTCOME } });
    expect(await shows(visit, `${PATH}?other=1`)).toEqual({});
    expect(await shows(visit, '/checkout/shippings')).toEqual({});
  });
  it('is forgotten once the form is accepted', async () => {
    const visit = await customer(OUTCOME);
    await visit.post(PATH, { payload: 'city=x', headers: FORM });
    await visit.post(PATH, { payload: 'city=Gdynia', headers: FORM });
    expect(await shows(visit)).toEqual({});
  });
  it('can be read by nobody but the server', async () => {
    const visit = await customer(OUTCOME);
    await visit.post(PATH, { payload: 'city=x', headers: FORM });
    const parts = (visit.cookie('__Host-r-pl') ?? '').split('.');
    const [header = '', ...contents] = parts.map((part) =>
      Buffer.from(part, 'base64url').toString(),
    );
    expect(JSON.parse(header)).toEqual({ alg: 'dir', enc: 'A256GCM', kid: 'test' });
    expect(contents.join()).not.toMatch(/Łódź|values/);
  });
  it('is not shown by pages of another version, which need not know its shape', async () => {
    const visit = await customer(OUTCOME);
    await visit.post(PATH, { payload: 'city=x', headers: FORM });
    const after = (version: string) =>
      aVisit(aHost(), refusing(OUTCOME), { version, cookies: visit.cookies() });
    expect(await shows(await after('v1'))).toEqual({ refused: { outcome: OUTCOME } });
    expect(await shows(await after('v2'))).toEqual({});
  });
  it('is not shown on the sign-in page that replaces its page once the session has ended', async () => {
    let clock = '2026-03-10T10:00:00Z';
    const visit = await aVisit(aHost(es), refusing(OUTCOME), { market: es, clock: () => clock });
    await visit.post(es.routes.login.canonical);
    await visit.post(PATH, { payload: 'city=x', headers: FORM });
    expect(await shows(visit)).toEqual({ refused: { outcome: OUTCOME } });
    clock = '2026-03-12T10:00:00Z';
    expect(await shows(visit)).toEqual({});
  });
  it('is answered by the page itself if it is too long for a cookie, or not plain', async () => {
    for (const outcome of [{ values: 'x'.repeat(4000) }, { at: new Date(0) }]) {
      const visit = await customer(outcome);
      const { statusCode } = await visit.post(PATH, { payload: 'city=x', headers: FORM });
      expect([statusCode, await shows(visit)]).toEqual([422, {}]);
    }
  });
  it('of another page is answered by that page', async () => {
    const visit = await customer(OUTCOME);
    expect((await visit.post(pl.routes.addAddress.canonical)).statusCode).toBe(422);
  });
});

describe('a form that is sent after the session has ended', () => {
  it('is shown again after sign-in, without the code of a payment, and the sign-in page says why', async () => {
    let clock = '2026-03-10T10:00:00Z';
    // In Spain a session ends with its day.
    const visit = await aVisit(aHost(es), refusing(OUTCOME), { market: es, clock: () => clock });
    await visit.post(es.routes.login.canonical);
    clock = '2026-03-12T10:00:00Z';
    const { headers } = await visit.post(PATH, {
      payload: 'city=Lublin&blikCode=123456&extra=',
      headers: FORM,
    });
    expect(headers.location).toContain(es.routes.login.canonical);
    expect((await visit.ask({ url: headers.location ?? '' })).statusCode).toBe(200);
    await visit.post(es.routes.login.canonical);
    expect(await shows(visit)).toEqual({ typed: 'city=Lublin' });
  });
  it('is not shown to another visitor of the same browser', async () => {
    let clock = '2026-03-10T10:00:00Z';
    const visit = await aVisit(aHost(es), refusing(OUTCOME), { market: es, clock: () => clock });
    await visit.post(es.routes.login.canonical);
    clock = '2026-03-12T10:00:00Z';
    await visit.post(PATH, { payload: 'city=Lublin', headers: FORM });
    expect(await shows(visit)).toEqual({});
  });
});

describe('the fields of a form', () => {
  const fieldsOf = async (
    payload: string | Buffer,
    headers: Readonly<Record<string, string>>,
    path: string = pl.routes.register.canonical,
  ) => {
    const page: TestPage = (_request, _shop, { sentFields }) =>
      htmlPage(`<pre>${JSON.stringify(sentFields ?? null)}</pre>`, 503);
    const visit = await aVisit(aHost(), page);
    const { body } = await visit.post(path, { payload, headers });
    return JSON.parse(/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? 'null');
  };
  it('are known to the page that answers it, except empty ones and passwords (ERR-31)', async () => {
    expect(
      await fieldsOf(
        'city=%C5%81%C3%B3d%C5%BA&city=Gdynia&empty=&password=x&passwordAgain=x',
        FORM,
      ),
    ).toEqual([
      ['city', 'Łódź'],
      ['city', 'Gdynia'],
    ]);
  });
  it.each([
    ['added something', pl.routes.cart.canonical, 'intent=add&sku=100&quantity=2'],
    ['withdrawn from an order', to('orderDetails', { orderId: 'A1' }), 'step=confirm&units-1=1'],
    ['withdrawn from a guest’s order', to('guestOrder', { link: 'x' }), 'step=confirm&units-1=1'],
  ])(
    'are not offered again where a lost reply may have %s (ERR-31, BEY-27)',
    async (_, path, payload) => {
      expect(await fieldsOf(payload, FORM, path)).toBeNull();
    },
  );
  it('are those of a form with a file as well, without the file (ERR-31)', async () => {
    const form = new FormData();
    form.set('references', '100; 2');
    form.set('file', new File(['a;b'], 'list.csv'));
    const sent = new Response(form);
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    expect(await fieldsOf(Buffer.from(await sent.arrayBuffer()), headers)).toEqual([
      ['references', '100; 2'],
    ]);
  });
});

it.each([
  [{ a: [1, 'x', null, { b: true }], c: undefined }, true],
  [new Map(), false],
  [{ at: new Date(0) }, false],
  [[undefined], false],
  [Number.NaN, false],
])('whether %o is the same after it was written as JSON: %s', (value, plain) => {
  expect(isPlainJson(value)).toBe(plain);
  if (plain) expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});

describe('a form with files', () => {
  const PAGE = '/customer/threads/26-1';
  const form = async (bytes: number) => {
    const body = new FormData();
    body.set('files', new File([new Uint8Array(bytes)], 'a.png'));
    const request = new Request('http://shop.test/', { method: 'POST', body });
    return {
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    };
  };
  const visit = () => customer(OUTCOME);

  it('reaches the page that takes files, also with one that is too large (THR-05)', async () => {
    expect((await (await visit()).post(PAGE, await form(10_485_761))).statusCode).toBe(422);
  });
  it('of far too many bytes is refused in the market’s words', async () => {
    const answer = await (await visit()).post(PAGE, await form(45_000_000));
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain(pl.texts.errors.tooLargeTitle);
  });
  /** A form of which a server takes as much as it wants. */
  const arriving = (bytes: number) => {
    let taken = 0;
    const payload = new Readable({
      read: (size) => {
        taken += size;
        payload.push(taken > bytes ? null : Buffer.alloc(size));
      },
    });
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(bytes),
    };
    return { payload, headers, taken: () => taken };
  };
  const FIRST_BYTES = 200_000;

  it('of a guest leads to sign-in before it is read', async () => {
    const guest = await aVisit(aHost(), refusing(OUTCOME));
    const form = arriving(30_000_000);
    const { statusCode, headers } = await guest.post(PAGE, form);
    expect([statusCode, headers.location]).toEqual([
      303,
      `${to('login')}?return=${encodeURIComponent(PAGE)}`,
    ]);
    expect([form.taken() <= FIRST_BYTES, guest.rendered()]).toEqual([true, 0]);
  });
  it.each([
    ['an order', PAGE, 'listIncidents'],
    ['a thread', '/customer/thread/thread-1', 'readThread'],
  ] as const)('about %s of somebody else is refused before it is read', async (_, page, call) => {
    const host = aHost(pl, { [call]: () => ({ refusal: 'not-found' }) });
    const stranger = await aVisit(host, refusing(OUTCOME));
    await stranger.post(pl.routes.login.canonical);
    const form = arriving(30_000_000);
    const answer = await stranger.post(page, form);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(pl.texts.errors.notFoundTitle);
    expect(form.taken()).toBeLessThanOrEqual(FIRST_BYTES);
  });
  it('of a session that the host ended leads to sign-in before it is read', async () => {
    const host = aHost();
    const visit = await aVisit(host, refusing(OUTCOME));
    await visit.post(pl.routes.login.canonical);
    host.answers = { ...host.answers, listIncidents: () => ({ refusal: 'unauthenticated' }) };
    const form = arriving(30_000_000);
    expect((await visit.post(PAGE, form)).statusCode).toBe(303);
    expect(form.taken()).toBeLessThanOrEqual(FIRST_BYTES);
  });
  it('waits unread while three others are in memory, and two of one customer are enough', async () => {
    const take = formPlaces();
    const [first] = await Promise.all(['a', 'a', 'b'].map(take));
    expect(await take('a')).toBeUndefined();
    let isRead = false;
    const next = take('c').then((leave) => {
      isRead = true;
      return leave;
    });
    await setImmediate();
    expect(isRead).toBe(false);
    first?.();
    first?.();
    expect(await next).toBeDefined();
    const waiting = Array.from({ length: 30 }, (_, index) => take(`waits-${index}`));
    expect(await take('one too many')).toBeUndefined();
    (await next)?.();
    expect(await waiting[0]).toBeDefined();
  });
  it('is refused by other pages', async () => {
    expect((await (await visit()).post(PATH, await form(10_485_761))).statusCode).toBe(413);
  });
});
