import { mockHost } from '@materia/api-mocks';
import { pathTo, type RouteName } from '@materia/market-model';
import { type ShopChannel, shopRequest } from '@materia/page-request';
import { markets } from '@materia/testing/markets';
import { textsIn } from '@materia/testing/texts';
import { ANNA, aVisit } from '@materia/testing/visit';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type PageParts, withParts } from './draw-once.tsx';
import { Frame } from './Frame.tsx';
import { frameData } from '../frame-facts/frame-data.ts';

describe.each(markets)('the frame of the account section in market $id', (market) => {
  const t = textsIn(market);
  const to = pathTo(market.routes);

  const frameOf = (page: RouteName, channel: ShopChannel): string => {
    const { context } = aVisit(market, mockHost({}), { channel, customer: ANNA });
    const data = frameData(context.get(shopRequest), {
      page,
      movedTo: undefined,
      signInNeeded: false,
      canonical: undefined,
      alternates: [],
      otherShops: [],
      categories: [],
      flash: undefined,
      cartCount: () => 0,
      cartCountCookie: 'n',
      contextCookie: 'x',
      monitoring: {},
      hostFailure: () => undefined,
      boot: undefined,
    });
    const parts: PageParts = [];
    const frame = (
      <Frame
        market={market}
        to={to}
        data={data}
        params={{}}
        query={new URLSearchParams()}
        parts={parts}
      >
        {null}
      </Frame>
    );
    const html = renderToStaticMarkup(
      <RouterProvider router={createMemoryRouter([{ path: '*', element: frame }])} />,
    );
    return withParts(html, parts).toString();
  };

  it.each([
    ['account', 'web', true, true],
    ['account', 'app', true, false],
    ['home', 'app', false, false],
  ] as const)(
    'on page %s in the %s: theme %s, way back %s; the app leads through the rest itself (SHL-17)',
    (page, channel, isThemed, leadsBack) => {
      const html = frameOf(page, channel);
      expect([
        html.includes('data-theme="account"'),
        html.includes(`aria-label="${t('common.back')}"`),
        html.includes(t('footer.help')),
        html.includes(market.legalFacts[0]?.value ?? 'none'),
      ]).toEqual([isThemed, leadsBack, channel === 'web' || page === 'home', true]);
    },
  );

  it.each([
    ['home', true],
    ['product', true],
    ['account', true],
    ['checkoutDelivery', false],
  ] as const)(
    'page %s ends with the identity of the retailer, every fact that the law of the market asks for, and its links outside the checkout (BEY-19)',
    (page, hasLinks) => {
      const html = frameOf(page, 'web');
      const footer = html.slice(html.lastIndexOf('<footer'));
      for (const { label, value } of market.legalFacts) {
        expect(footer).toContain(label);
        expect(footer).toContain(value);
      }
      for (const { label, href } of hasLinks ? market.legalLinks : []) {
        expect(footer).toContain(label);
        expect(footer).toContain(`href="${href}"`);
      }
      expect(market.legalFacts.length).toBeGreaterThan(3);
    },
  );
});
