import { isGuestLinkReference } from '@materia/domain-checkout';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { cookieJar } from '../cookies/cookie-jar.ts';
import { cookieNames, GUEST_LINKS_SECONDS } from '../cookies/cookie-names.ts';
import { createSeal } from '../cookies/seal.ts';
import { aHost, aVisit, type Shopping } from '../testing/shopping.ts';
import { htmlPage, type TestPage } from '../testing/test-app.ts';
import { guestLinkReference, readGuestLinks, writeGuestLinks } from './guest-links-cookie.ts';

const [poland] = markets;
const NAMES = cookieNames('pl');
const SEAL = createSeal([{ id: 'test', secret: 'secret' }], 'guest-links-pl');
const COOKIE = '__Host-o-pl';
/** As long as the links that the host signs. */
const linkOf = (number: number): string =>
  `${'h'.repeat(20)}.${'p'.repeat(116)}${number}.${'s'.repeat(43)}`;

describe('the links of guests’ purchases in a browser', () => {
  const kept = async (links: readonly string[]) => {
    const jar = cookieJar('');
    await writeGuestLinks(jar, SEAL, NAMES, links);
    return readGuestLinks(jar, SEAL, NAMES);
  };

  it('are several at once, of which the browser remembers the last eight', async () => {
    const links = Array.from({ length: 12 }, (_, at) => linkOf(at));
    expect(await kept(links)).toEqual(links.slice(0, 8));
    expect(await kept([linkOf(1), linkOf(2), linkOf(1)])).toEqual([linkOf(1), linkOf(2)]);
  });

  it('are fewer where they would not fit into a cookie', async () => {
    const long = Array.from({ length: 8 }, (_, at) => `${at}${'x'.repeat(890)}`);
    const fitting = await kept(long);
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting).toEqual(long.slice(0, fitting.length));
  });

  it('are not known from their references, which differ', () => {
    const references = [1, 2, 3].map((number) => guestLinkReference(linkOf(number)));
    expect(new Set(references).size).toBe(3);
    for (const reference of references) {
      expect(isGuestLinkReference(reference)).toBe(true);
      expect(linkOf(1)).not.toContain(reference);
    }
  });
});

/** A page that remembers the link in its query, and shows whether it knows one by its reference. */
const keeping: TestPage = async (request, shop) => {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method === 'POST' && pathname === shop.to('logout')) {
    await shop.session.signOut();
    return new Response(null, { status: 303, headers: { location: '/' } });
  }
  const link = searchParams.get('keep');
  if (link !== null)
    return new Response(null, {
      status: 303,
      headers: { location: `/?of=${shop.session.keepGuestLink(link)}` },
    });
  return htmlPage(`known: ${shop.guestLinkOf(searchParams.get('of') ?? '') ?? 'none'}`);
};

describe('a visit by a guest’s link', () => {
  const PAGE = poland.routes.checkoutGuest.canonical;
  const open = () => aVisit(aHost(), keeping);
  const known = async (visit: Shopping, link: string): Promise<boolean> =>
    (await visit.ask({ url: `${PAGE}?of=${guestLinkReference(link)}` })).body.includes(link);

  it('seals it into a cookie that scripts and other sites do not get', async () => {
    const visit = await open();
    const { headers } = await visit.ask({ url: `${PAGE}?keep=${linkOf(1)}` });
    const [written] = [headers['set-cookie'] ?? []].flat();
    expect(written).toMatch(
      new RegExp(
        `^${COOKIE}=eyJ[^;]*; Path=/; Secure; SameSite=Lax; HttpOnly; Max-Age=${GUEST_LINKS_SECONDS}$`,
      ),
    );
    expect(written).not.toContain(linkOf(1));
    expect(headers['cache-control']).toContain('no-store');
    expect(await known(visit, linkOf(1))).toBe(true);
    expect(await known(await open(), linkOf(1))).toBe(false);
  });

  it('leaves the earlier ones open, until the shopper signs out', async () => {
    const visit = await open();
    await visit.ask({ url: `${PAGE}?keep=${linkOf(1)}` });
    await visit.ask({ url: `${PAGE}?keep=${linkOf(2)}` });
    expect([await known(visit, linkOf(1)), await known(visit, linkOf(2))]).toEqual([true, true]);
    await visit.post(poland.routes.logout.canonical);
    expect(visit.cookie(COOKIE)).toBeUndefined();
    expect(await known(visit, linkOf(1))).toBe(false);
  });
});
