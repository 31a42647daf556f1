import { marketById } from '@materia/testing/markets';
import type { RememberedGuest } from '@materia/page-request';
import { describe, expect, it } from 'vitest';
import { aHost, aVisit, type Shopping } from './testing/shopping.ts';
import { htmlPage, type TestPage } from './testing/test-app.ts';

const pl = marketById('pl') ?? expect.unreachable();
const COOKIE = '__Host-g-pl';
const GUEST: RememberedGuest = {
  email: 'ola@shop.example',
  contact: {
    firstname: 'Ola',
    lastname: 'Wójcik',
    phone: '+48601020304',
    address: { street: ['Długa 12'], postcode: '61-001', city: 'Poznań' },
  },
};

/** A page that remembers a guest, and shows whom it knows. */
const remembering =
  (guest: RememberedGuest): TestPage =>
  async (request, shop) => {
    if (request.method !== 'POST') return htmlPage(JSON.stringify({ guest: shop.guest }));
    if (new URL(request.url).pathname === shop.to('login'))
      await shop.session.signIn({ username: 'anna@materia.example', password: 'secret' });
    else shop.session.rememberGuest(guest);
    return new Response(null, { status: 303, headers: { location: '/' } });
  };

const PATH = pl.routes.checkoutGuest.canonical;
const SHOWN = pl.routes.checkoutDelivery.canonical;
const open = (guest = GUEST) => aVisit(aHost(), remembering(guest));
const known = async (visit: Shopping): Promise<unknown> =>
  JSON.parse(/<body>(\{.*\})/.exec((await visit.ask({ url: SHOWN })).body)?.[1] ?? '{}');

describe('a guest of the checkout', () => {
  it('is remembered until the browser is closed, readable by nobody but the server', async () => {
    const visit = await open();
    const { headers } = await visit.post(PATH);
    const [written] = [headers['set-cookie'] ?? []].flat();
    expect(written).toMatch(/^__Host-g-pl=eyJ[^;]*; Path=\/; Secure; SameSite=Lax; HttpOnly$/);
    expect(await known(visit)).toEqual({ guest: GUEST });
  });

  it('is forgotten when a customer signs in, also by that customer’s later requests', async () => {
    const visit = await open();
    await visit.post(PATH);
    await visit.post(pl.routes.login.canonical);
    expect(visit.cookie(COOKIE)).toBeUndefined();
    await visit.post(PATH);
    expect(visit.cookie(COOKIE)).toBeUndefined();
    expect(await known(visit)).toEqual({});
  });

  it('is not remembered if the texts are too long for a cookie', async () => {
    const visit = await open({ ...GUEST, email: `${'a'.repeat(4000)}@shop.example` });
    expect((await visit.post(PATH)).statusCode).toBe(303);
    expect(await known(visit)).toEqual({});
  });
});
