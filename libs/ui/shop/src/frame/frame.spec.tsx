import { markets } from '@materia/testing/markets';
import { pathTo } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { departmentsIn } from '../samples/departments.ts';
import { htmlInMarket, wordsOf } from '../samples/html-in-market.tsx';
import { otherShops } from '../samples/shops.ts';
import { DepartmentMenu } from './DepartmentMenu.tsx';
import { MobileBackHeader } from './MobileBackHeader.tsx';
import { PreFooter } from './PreFooter.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';

const store = { name: 'Materia Franowo', urlKey: 'poznan-franowo', chosen: true };
const QUESTION = <p>The form that takes a place</p>;

describe.each(markets)('the frame in $name', (market) => {
  const to = pathTo(market.routes);
  const departments = departmentsIn(market.language);

  it('has a header of links and a form that need no script', () => {
    const html = htmlInMarket(
      market,
      <SiteHeader
        menu={<DepartmentMenu departments={departments} store={store} />}
        placeForm={QUESTION}
        store={store}
        customerName="Anna"
        cartCount={3}
        searchWords="cement"
      />,
    );
    for (const path of [
      to('home'),
      to('stores'),
      to('account'),
      to('cart'),
      ...departments.map((department) => department.path),
    ]) {
      expect(html).toContain(`href="${path}"`);
    }
    const [form = ''] = html.match(/<form[^>]*>/) ?? [];
    expect(form).toContain(`action="${to('search')}"`);
    expect(form).toContain('method="get"');
    expect(html).toContain('value="cement"');
    expect(wordsOf(html)).toContain('Materia Franowo');
    expect(wordsOf(html)).toContain('Anna');
  });

  it('links customers to their store and guests to the store list (SHL-07)', () => {
    const own = `href="${to('myStore')}"`;
    expect(
      htmlInMarket(
        market,
        <SiteHeader menu={null} placeForm={QUESTION} store={store} customerName="Anna" />,
      ),
    ).toContain(own);
    expect(
      htmlInMarket(market, <SiteHeader menu={null} placeForm={QUESTION} store={store} />),
    ).not.toContain(own);
  });

  it('links guests to sign-in and asks where they want their orders (STO-27)', () => {
    const html = htmlInMarket(
      market,
      <SiteHeader
        menu={null}
        placeForm={QUESTION}
        store={{ name: '000', urlKey: '000', chosen: false }}
      />,
    );
    expect(html).toContain(`href="${to('login')}"`);
    expect(wordsOf(html)).toContain(market.texts.place.question);
    expect(wordsOf(html)).toContain(market.texts.place.unknown);
    expect(wordsOf(html)).toContain('The form that takes a place');
    expect(wordsOf(html)).not.toContain('000');
  });

  it('answers the question where orders go with the place and the store (STO-08, STO-27)', () => {
    const answer = (props: Partial<SiteHeaderProps>) =>
      wordsOf(
        htmlInMarket(
          market,
          <SiteHeader menu={null} placeForm={QUESTION} store={store} {...props} />,
        ),
      );
    expect(answer({ place: '28045 Madrid' })).toContain('28045 Madrid · Materia Franowo');
    expect(answer({ place: '28045 Madrid', store: { ...store, chosen: false } })).toContain(
      market.texts.place.nearStores,
    );
    expect(answer({})).toContain(market.texts.header.changeStore);
  });

  it('identifies the seller in the footer, with every fact and link the market must show (BEY-19)', () => {
    const html = htmlInMarket(
      market,
      <SiteFooter departments={departments} year="2026" otherShops={otherShops} />,
    );
    for (const fact of market.legalFacts)
      expect(wordsOf(html)).toContain(`${fact.label} ${fact.value}`);
    for (const link of market.legalLinks) expect(html).toContain(`href="${link.href}"`);
    for (const shop of otherShops)
      expect(html).toContain(`hrefLang="${shop.locale}" lang="${shop.locale}"`);
    expect(market.legalFacts.length).toBeGreaterThan(3);
  });

  it('offers registration in the footer only to visitors without an account', () => {
    const link = `href="${to('register')}"`;
    expect(htmlInMarket(market, <SiteFooter departments={departments} year="2026" />)).toContain(
      link,
    );
    expect(
      htmlInMarket(market, <SiteFooter departments={departments} year="2026" isSignedIn />),
    ).not.toContain(link);
  });

  it('links to the vendors only where there are any', () => {
    const link = `href="${to('vendors')}"`;
    expect(htmlInMarket(market, <SiteFooter departments={departments} year="2026" />)).toContain(
      link,
    );
    expect(
      htmlInMarket(market, <SiteFooter departments={departments} year="2026" hasVendors={false} />),
    ).not.toContain(link);
  });

  it('promises 100 days for returns and pickup in 2 hours (MKT-27, LIM-27, LIM-23)', () => {
    const words = wordsOf(htmlInMarket(market, <PreFooter products={5000} />));
    expect(words).toMatch(/\b100\b/);
    expect(words).toMatch(/\b2\b/);
  });

  it.each([
    [214_381, '210000'],
    [200_001, '200000'],
    [200_000, '190000'],
    [5000, '4900'],
    [500, '490'],
    [12, '11'],
  ])(
    'promises the references that the shop has: of %i products more than %s (MKT-26, LIM-26)',
    (products, stated) => {
      const words = wordsOf(htmlInMarket(market, <PreFooter products={products} />));
      const numbers = words.replaceAll(/(?<=\d)[\s.\u00a0\u202f](?=\d)/g, '').match(/\d+/g);
      expect(numbers).toContain(stated);
      expect(words).toContain(market.texts.footer.rangeTitle);
    },
  );

  it('says nothing of its references while their number is unknown (MKT-26)', () =>
    expect(wordsOf(htmlInMarket(market, <PreFooter products={0} />))).not.toContain(
      market.texts.footer.rangeTitle,
    ));

  it('has no back button in its back bar when none is requested', () => {
    expect(htmlInMarket(market, <MobileBackHeader title="4711" />)).not.toContain('<a');
    expect(htmlInMarket(market, <MobileBackHeader title="4711" backHref="/up" />)).toContain(
      'href="/up"',
    );
  });
});

describe('the cart count', () => {
  const [market] = markets;
  const countOf = (cartCount: number | undefined) =>
    htmlInMarket(
      market,
      <SiteHeader menu={null} placeForm={QUESTION} store={store} cartCount={cartCount} />,
    ).match(/<span[^>]*data-cart-count=""[^>]*>[^<]*/)?.[0];

  it.each([
    { given: 12, hidden: false, text: '12' },
    { given: 0, hidden: true, text: '' },
    { given: undefined, hidden: true, text: '' },
  ])('is "$text" for $given items', ({ given, hidden, text }) => {
    const html = countOf(given);
    expect(html?.includes('hidden')).toBe(hidden);
    expect(html?.split('>')[1]).toBe(text);
  });
});
