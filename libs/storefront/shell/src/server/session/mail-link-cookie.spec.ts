import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { MAIL_LINK_SECONDS } from '../cookies/cookie-names.ts';
import { aHost, aVisit } from '../testing/shopping.ts';
import { htmlPage, type TestPage } from '../testing/test-app.ts';

const [poland] = markets;
const COOKIE = '__Host-m-pl';
const PAGE = poland.routes.createPassword.canonical;

/** A page that remembers the token in its query, and shows which it remembers. */
const keeping: TestPage = async (request, shop) => {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method === 'POST' && pathname === shop.to('logout')) {
    await shop.session.signOut();
    return new Response(null, { status: 303, headers: { location: '/' } });
  }
  const token = searchParams.get('link');
  if (token !== null) {
    shop.session.keepMailLink(token === '' ? undefined : { kind: 'reset', token });
    return new Response(null, { status: 303, headers: { location: PAGE } });
  }
  return htmlPage(`known: ${shop.mailLink?.kind === 'reset' ? shop.mailLink.token : 'none'}`);
};

describe('a link to a password in a browser', () => {
  const opened = async () => {
    const visit = await aVisit(aHost(), keeping);
    const { headers } = await visit.ask({ url: `${PAGE}?link=token-1` });
    const known = async () => (await visit.ask({ url: PAGE })).body;
    return { visit, known, written: [headers['set-cookie'] ?? []].flat()[0] };
  };

  it('is sealed into a cookie that scripts and other sites do not get', async () => {
    const { known, written } = await opened();
    expect(written).toMatch(
      new RegExp(
        `^${COOKIE}=eyJ[^;]*; Path=/; Secure; SameSite=Lax; HttpOnly; Max-Age=${MAIL_LINK_SECONDS}$`,
      ),
    );
    expect(written).not.toContain('token-1');
    expect(await known()).toContain('known: token-1');
  });

  it('is forgotten once it was used, or its owner signs out', async () => {
    const used = await opened();
    await used.visit.ask({ url: `${PAGE}?link=` });
    expect(await used.known()).toContain('known: none');
    const left = await opened();
    await left.visit.post(poland.routes.logout.canonical);
    expect(left.visit.cookie(COOKIE)).toBeUndefined();
    expect(await left.known()).toContain('known: none');
  });
});
