import { aCustomer } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { presetFlags } from '../host/flag-feed.ts';
import { aHost, aVisit, type Host, minimalShop, shown, signedIn } from '../testing/shopping.ts';
import type { TestPage } from '../testing/test-app.ts';

const [poland] = markets;
const SIGNED_IN_AT = '2026-11-20T09:00:00.000Z';

const refreshes = (host: Host): number =>
  host.calls.filter((call) => call.includes('/authentication/services/refresh')).length;

describe('a session starts', () => {
  it('with a token cookie alone, at a server that has never seen the shopper (SES-06)', async () => {
    const host = aHost();
    const cookies = (await signedIn(host)).cookies();
    const elsewhere = await aVisit(host, minimalShop, { cookies });
    expect(shown(await elsewhere.ask({ url: '/customer/orders/' }))).toMatchObject({
      page: '/customer/orders/',
      customer: 'Anna',
    });
    const without = await aVisit(host, minimalShop, {
      cookies: cookies.filter(([name]) => name !== '__Host-s-pl'),
    });
    expect((await without.ask({ url: '/customer/orders/' })).statusCode).toBe(401);
  });
});

describe('a session is refreshed on navigation', () => {
  const SWITCHED_OFF = presetFlags({ ...poland.flagPresets, SESSION_REFRESH_ON_NAVIGATION: false });
  /** Refreshes after opening a page at each of these times; the token expires at 9:10. */
  const refreshesAt = async (
    moments: readonly string[],
    flags?: typeof SWITCHED_OFF,
  ): Promise<readonly number[]> => {
    let now = SIGNED_IN_AT;
    const host = aHost();
    const visit = await signedIn(host, { clock: () => now, ...(flags && { flags }) });
    const counts: number[] = [];
    for (const moment of moments) {
      now = `2026-11-20T09:${moment}.000Z`;
      expect(shown(await visit.ask({ url: '/' }))).toMatchObject({ customer: 'Anna' });
      counts.push(refreshes(host));
    }
    return counts;
  };

  it('before its token expires, but not on each click (SES-07, FLAG-36)', async () => {
    expect(await refreshesAt(['00:01', '00:02', '08:59', '09:30', '09:31', '12:00'])).toEqual([
      0, 0, 0, 1, 1, 1,
    ]);
  });

  it('only after the token has expired where the flag is off, so that the flag signs no shopper out (SES-07, FLAG-36)', async () => {
    expect(await refreshesAt(['09:30', '09:59', '10:00', '10:01'], SWITCHED_OFF)).toEqual([
      0, 0, 1, 1,
    ]);
  });

  it('and the account is read again, so that changes from another device show', async () => {
    let now = SIGNED_IN_AT;
    const host = aHost();
    const visit = await signedIn(host, { clock: () => now });
    host.answers = {
      ...host.answers,
      readMe: () => ({ reply: aCustomer({ firstname: 'Hanna', customer_type: 3 }) }),
    };
    expect(shown(await visit.ask({ url: '/' }))).toMatchObject({
      customer: 'Anna',
      context: '012P',
    });
    now = '2026-11-20T09:20:00.000Z';
    expect(shown(await visit.ask({ url: '/' }))).toMatchObject({
      customer: 'Hanna',
      context: '012B',
    });
  });

  it('even when the account cannot be read', async () => {
    let now = SIGNED_IN_AT;
    const host = aHost();
    const visit = await signedIn(host, { clock: () => now });
    host.answers = { ...host.answers, readMe: () => ({ refusal: 'unavailable' }) };
    now = '2026-11-20T09:20:00.000Z';
    expect(shown(await visit.ask({ url: '/' }))).toMatchObject({ customer: 'Anna' });
    expect(refreshes(host)).toBe(1);
  });
});

describe('a page with refreshCache=1', () => {
  it('shows what was changed in the account a moment ago, and so do the pages after it (BEY-40)', async () => {
    const host = aHost();
    const visit = await signedIn(host);
    host.answers = {
      ...host.answers,
      readMe: () => ({ reply: aCustomer({ firstname: 'Hanna', customer_type: 3 }) }),
    };
    expect(shown(await visit.ask({ url: '/' }))).toMatchObject({ customer: 'Anna' });
    for (const url of ['/?refreshCache=1', '/'])
      expect(shown(await visit.ask({ url }))).toMatchObject({
        customer: 'Hanna',
        context: '012B',
      });
  });

  it('keeps the session while the host does not answer (BEY-40)', async () => {
    const host = aHost();
    const visit = await signedIn(host);
    host.answers = { ...host.answers, readMe: () => ({ refusal: 'unavailable' }) };
    expect(shown(await visit.ask({ url: '/?refreshCache=1' }))).toMatchObject({ customer: 'Anna' });
  });

  it('is rendered for a guest each time, although all guests share the page without it (BEY-40)', async () => {
    const visit = await aVisit(aHost(), minimalShop);
    for (const url of ['/', '/', '/?refreshCache=1', '/?refreshCache=1']) await visit.ask({ url });
    expect(visit.rendered()).toBe(3);
  });
});

describe('a 401 on a call for the user account', () => {
  const CALLS = {
    readMe: (shop: Parameters<TestPage>[1]) => shop.host('readMe', {}),
    updateMe: (shop: Parameters<TestPage>[1]) =>
      shop.host('updateMe', { body: { reference_store: '12' } }),
  } as const;

  it.each([
    ['readMe', '/customer/orders/'],
    ['readMe', '/checkout/cart'],
    ['readMe', '/nasze-sklepy.html'],
    ['updateMe', '/customer/orders/'],
    ['updateMe', '/checkout/cart'],
  ] as const)(
    '%s ends the session as expired and redirects from %s to sign-in (SES-24)',
    async (call, url) => {
      const flashes: (string | undefined)[] = [];
      const host = aHost();
      const visit = await aVisit(host, async (request, shop, frame) => {
        flashes.push(frame.flash?.key);
        try {
          if (shop.customer !== undefined) await CALLS[call](shop);
        } catch (thrown) {
          if (thrown instanceof Response) return thrown;
          throw thrown;
        }
        return minimalShop(request, shop, frame);
      });
      await visit.post('/customer/account/login.html');
      host.answers = { ...host.answers, [call]: () => ({ refusal: 'unauthenticated' }) };
      const { statusCode, headers } = await visit.ask({ url });
      expect([statusCode, headers.location]).toEqual([
        302,
        `/customer/account/login.html?return=${encodeURIComponent(url)}`,
      ]);
      expect(visit.cookie('__Host-s-pl')).toBeUndefined();
      // The cart cookie names the customer, so the guest that the shopper is now has no cart.
      expect(shown(await visit.ask({ url: '/customer/account/login.html' }))).not.toHaveProperty(
        'cart',
      );
      expect(flashes.at(-1)).toBe('errors.sessionExpired');
    },
  );
});

describe('a session that the host has ended', () => {
  it('is dropped without touching the cart cookie, so that a late response deletes no guest cart (ERR-81, SES-12)', async () => {
    const host = aHost();
    const visit = await aVisit(host, async (request, shop, frame) => {
      if (request.method === 'GET' && shop.customer !== undefined)
        await shop.host('readMe', {}).catch(() => undefined);
      return minimalShop(request, shop, frame);
    });
    await visit.post('/customer/account/login.html');
    await visit.post('/checkout/cart');
    const cart = visit.cookie('__Host-c-pl');
    host.answers = { ...host.answers, readMe: () => ({ refusal: 'unauthenticated' }) };

    const { headers } = await visit.ask({ url: '/' });

    expect(String(headers['set-cookie'])).toContain('__Host-s-pl=;');
    expect(String(headers['set-cookie'])).not.toContain('__Host-c-pl=');
    expect(visit.cookie('__Host-c-pl')).toBe(cart);
    expect(cart).toBeDefined();
  });
});
