import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { aHost, aVisit, type Host, minimalShop } from '../testing/shopping.ts';

const NAME = '__Host-d-pl';
const [poland] = markets;
const LOGIN = poland.routes.login.canonical;
const TOKENS = { jwtToken: 'token', refreshToken: 'refresh', expiresIn: 600, customerId: 'c-1' };

/** A host that issues `proof-1`, `proof-2` … and records the proof of each sign-in. */
const hostWithProofs = (): { readonly host: Host; readonly received: readonly unknown[] } => {
  const received: unknown[] = [];
  const host = aHost(undefined, {
    signIn: ({ body }) => {
      received.push(body instanceof Object && 'device' in body ? body.device : undefined);
      return { reply: { ...TOKENS, device: `proof-${received.length}` } };
    },
  });
  return { host, received };
};

describe('the cookie that proves a device', () => {
  it('is sent with the next sign-in and replaced by its reply, and outlives the session', async () => {
    const { host, received } = hostWithProofs();
    const visit = await aVisit(host, minimalShop);
    await visit.post(LOGIN);
    expect(visit.cookie(NAME)).toBe('proof-1');
    await visit.post(poland.routes.logout.canonical);
    expect([visit.cookie('__Host-s-pl'), visit.cookie(NAME)]).toEqual([undefined, 'proof-1']);
    await visit.post(LOGIN);
    expect([received, visit.cookie(NAME)]).toEqual([[undefined, 'proof-1'], 'proof-2']);
  });

  it('lasts 180 days, for this origin and its server only', async () => {
    const visit = await aVisit(hostWithProofs().host, minimalShop);
    const { cookies } = await visit.post(LOGIN);
    expect(cookies.find(({ name }) => name === NAME)).toMatchObject({
      maxAge: 180 * 24 * 3600,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    });
  });

  it('does not sign anyone in', async () => {
    const visit = await aVisit(aHost(), minimalShop, { cookies: [[NAME, 'proof-1']] });
    expect((await visit.ask({ url: '/customer/orders/' })).statusCode).toBe(401);
  });

  it('stays when a sign-in is refused, and is cut to the length that the host accepts', async () => {
    const received: unknown[] = [];
    const host = aHost(undefined, {
      signIn: ({ body }) => {
        received.push(body instanceof Object && 'device' in body ? body.device : undefined);
        return { refusal: 'wrong-credentials' };
      },
    });
    const proof = 'p'.repeat(1200);
    const visit = await aVisit(host, minimalShop, { cookies: [[NAME, proof]] });
    expect((await visit.post(LOGIN)).statusCode).toBe(400);
    expect([received, visit.cookie(NAME)]).toEqual([['p'.repeat(1000)], proof]);
  });
});
