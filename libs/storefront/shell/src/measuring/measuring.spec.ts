import type { Consent } from '@materia/domain-consent';
import type { Market } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { PAGES } from '../routes/pages.ts';
import { appBridge, handOverPdf, notifyCart, notifyPage } from './app-bridge.ts';
import { createAnalytics } from './analytics.ts';
import { appLink, takePdf } from './app-links.ts';
import { MONITORING_RATES, monitoringStart, monitoringWarning } from './monitoring.ts';
import { trackingName } from './tracking-name.ts';
import { identityEvent, previousVisitor } from './previous-visitor.ts';

const GUEST = { market: 'pl', customerType: 'guest', isBuyer: false } as const;
const ALL: Consent = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'];
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

const started = () => {
  const pushed: Readonly<Record<string, unknown>>[] = [];
  const analytics = createAnalytics((entry) => pushed.push(entry));
  analytics.openPage(GUEST);
  return {
    analytics,
    pushed,
    events: () => pushed.map((entry) => entry['event'] ?? entry['consent']),
  };
};

describe('events of a visit', () => {
  it('begin with all four consent signals denied (BEY-28)', () => {
    expect(started().pushed).toEqual([{ consent: 'default', ...DENIED }]);
  });

  it('wait until the shopper has chosen, and are pushed in order of page and priority (ANA-01, ANA-02)', () => {
    const { analytics, events } = started();
    analytics.record({ event: 'add_to_cart', items: 1 });
    analytics.record({ event: 'page_view', page: 'product', name: 'product', title: 'Cement' });
    analytics.openPage(GUEST);
    analytics.record({ event: 'view_cart', items: 1 });
    analytics.record({ event: 'page_view', page: 'cart', name: 'checkout/cart', title: 'Koszyk' });
    expect(events()).toEqual(['default']);
    analytics.consent(ALL);
    expect(events()).toEqual([
      'default',
      'update',
      'page_view',
      'add_to_cart',
      'page_view',
      'view_cart',
    ]);
  });

  it.each([
    ['refusing all', ['C0001']],
    ['all but measuring', ['C0001', 'C0003', 'C0004', 'C0005']],
  ] as const)(
    'are dropped after %s, and stay dropped when measuring is allowed later (ANA-01, CNS-03)',
    (_, consent) => {
      const { analytics, events } = started();
      analytics.record({ event: 'page_view', page: 'home', name: 'home', title: 'Materia' });
      analytics.consent(consent);
      analytics.consent(ALL);
      expect(events()).toEqual(['default', 'update', 'update']);
    },
  );

  it('stop at once when consent is withdrawn (CNS-02, CNS-03)', () => {
    const { analytics, pushed } = started();
    analytics.consent(ALL);
    analytics.consent(['C0001']);
    analytics.record({ event: 'page_view', page: 'home', name: 'home', title: 'Materia' });
    expect(pushed.at(-1)).toEqual({ consent: 'update', ...DENIED });
  });

  it('carry the market, the customer’s type and the buyer flag (ANA-03, ANA-05, ROL-04)', () => {
    const { analytics, pushed } = started();
    analytics.consent(ALL);
    analytics.openPage({ market: 'es', customerType: 'professional', isBuyer: true });
    analytics.record({ event: 'checkout_step', step: 'shippings' });
    expect(pushed.at(-1)).toEqual({
      event: 'checkout_step',
      step: 'shippings',
      market: 'es',
      customerType: 'professional',
      isBuyer: true,
    });
  });
});

describe('the visitor of a page', () => {
  const page = (
    customerType: 'guest' | 'private' | 'professional',
    name?: 'register' | 'login',
  ) => ({ customerType, page: name });

  it.each([
    ['signed in', page('guest', 'login'), page('private'), 'login'],
    ['signed in somewhere else', page('guest'), page('professional'), 'login'],
    ['signed up', page('guest', 'register'), page('private'), 'sign_up'],
    ['signed out, or the session ended', page('private'), page('guest'), 'logout'],
    ['is still the same', page('private'), page('private'), undefined],
    ['has become a professional', page('private'), page('professional'), undefined],
    ['is still a guest', page('guest', 'register'), page('guest', 'register'), undefined],
    ['comes for the first time', undefined, page('private'), undefined],
  ] as const)('%s: reported as %4$s (ANA-05)', (_, before, now, event) =>
    expect(identityEvent(before, now)?.event).toBe(event),
  );

  it('is reported after sign-in following the page, before events on it (ANA-02)', () => {
    const { analytics, events } = started();
    analytics.record({ event: 'view_cart', items: 1 });
    analytics.record({ event: 'login' });
    analytics.record({ event: 'page_view', page: 'cart', name: 'checkout/cart', title: 'Koszyk' });
    analytics.consent(ALL);
    expect(events()).toEqual(['default', 'update', 'page_view', 'login', 'view_cart']);
  });

  it('is stored in the tab, and unavailable or unreadable storage does no harm', () => {
    const held = new Map<string, string>();
    const storage = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    };
    const memory = previousVisitor('pl', () => storage);
    memory.keep(page('guest', 'register'));
    expect([memory.take(), previousVisitor('es', () => storage).take()]).toEqual([
      page('guest', 'register'),
      undefined,
    ]);
    memory.forget();
    expect(memory.take()).toBeUndefined();
    for (const broken of ['', '{}', 'nobody register', '__proto__ x']) {
      held.set('materia-who-pl', broken);
      expect(memory.take()).toBeUndefined();
    }
    const shut = previousVisitor('pl', () => {
      throw new Error('access denied');
    });
    shut.keep(page('private'));
    expect(shut.take()).toBeUndefined();
  });
});

describe('the name of a page in tracking', () => {
  const routeNames = (routes: Market['routes']) =>
    Object.keys(PAGES).filter((name): name is keyof Market['routes'] =>
      Object.hasOwn(routes, name),
    );

  it.each(markets)(
    'is in the language of market $id, and names no product, order or store (ANA-04)',
    ({ routes }) => {
      for (const page of routeNames(routes)) expect(trackingName(routes, page)).toMatch(/^[^:*]+$/);
      expect([trackingName(routes, 'product'), trackingName(routes, undefined)]).toEqual([
        'product',
        'unknown',
      ]);
      expect(trackingName(routes, 'stores')).toBe(
        routes.stores.canonical.replaceAll(/^\/|\.html$/g, ''),
      );
    },
  );

  it('differs between languages (ANA-04)', () => {
    expect(new Set(markets.map(({ routes }) => trackingName(routes, 'stores'))).size).toBe(
      markets.length,
    );
  });
});

describe('monitoring', () => {
  const SETTINGS = {
    applicationId: 'a',
    clientToken: 'b',
    site: 'c',
    service: 'd',
    environment: 'e',
    version: 'f',
  };

  it('starts when fully configured and allowed, with all sessions, a fifth of the replays and masked input (MON-01, MON-02, LIM-30)', () => {
    const start = monitoringStart(SETTINGS, ALL);
    expect(start).toEqual({ kind: 'start', settings: { ...SETTINGS, ...MONITORING_RATES } });
    expect([
      MONITORING_RATES.sessionSampleRate,
      MONITORING_RATES.sessionReplaySampleRate,
      MONITORING_RATES.defaultPrivacyLevel,
      monitoringWarning(start),
    ]).toEqual([100, 20, 'mask-user-input', undefined]);
  });

  it.each(Object.keys(SETTINGS))(
    'without %s stays off, and the console reports which setting is missing (MON-01, MON-03, ERR-28)',
    (name) => {
      const start = monitoringStart({ ...SETTINGS, [name]: '' }, ALL);
      expect(start).toEqual({ kind: 'not-configured', missing: [name] });
      expect(monitoringWarning(start)).toContain(name);
    },
  );

  it.each([undefined, ['C0001'] as const, ['C0001', 'C0003', 'C0004', 'C0005'] as const])(
    'without consent to performance cookies stays off with a warning (MON-01, ERR-28)',
    (consent) => {
      expect(monitoringWarning(monitoringStart(SETTINGS, consent))).toContain('consent');
    },
  );
});

describe('the bridge to the mobile app', () => {
  const ios = () => {
    const sent: unknown[] = [];
    return {
      sent,
      bridge:
        appBridge({
          webkit: {
            messageHandlers: { materia: { postMessage: (message) => sent.push(message) } },
          },
        }) ?? expect.unreachable(),
    };
  };

  it('exists only inside the app, and supports both platforms (BRG-01)', () => {
    const texts: string[] = [];
    expect(appBridge({})).toBeUndefined();
    const { bridge, sent } = ios();
    bridge('PRODUCT', { sku: '100' });
    appBridge({ materiaApp: { postMessage: (text) => texts.push(text) } })?.('TITLE', {
      title: 'Koszyk',
    });
    expect([sent, texts]).toEqual([
      [{ type: 'PRODUCT', sku: '100' }],
      ['{"type":"TITLE","title":"Koszyk"}'],
    ]);
  });

  it.each([
    ['home', {}, []],
    ['login', {}, [{ type: 'LOGIN' }]],
    ['checkoutDelivery', { step: 'shippings' }, [{ type: 'FUNNEL_VIEW', step: 'shippings' }]],
    ['product', { sku: '100' }, [{ type: 'PRODUCT', sku: '100' }]],
    [
      'confirmation',
      { step: 'confirmation', orderId: '26-1' },
      [
        { type: 'FUNNEL_VIEW', step: 'confirmation' },
        { type: 'FUNNEL_PAYMENT_CONFIRMATION', orderId: '26-1' },
      ],
    ],
  ] as const)('reports the page %s with what is on it (BRG-01, BRG-03)', (page, facts, more) => {
    const { bridge, sent } = ios();
    const nothing = { step: undefined, orderId: undefined, sku: undefined };
    notifyPage(bridge, { ...nothing, page, title: 'Koszyk', ...facts });
    expect(sent).toEqual([
      { type: 'PAGEID', pageId: page },
      { type: 'TITLE', title: 'Koszyk' },
      ...more,
    ]);
  });

  it('reports each change of the cart, and when it becomes empty (BRG-03)', () => {
    const { bridge, sent } = ios();
    notifyCart(bridge, undefined, 0);
    notifyCart(bridge, 0, 2);
    notifyCart(bridge, 2, 2);
    notifyCart(bridge, 2, 0);
    expect(sent).toEqual([
      { type: 'CART_UPDATE', count: 0 },
      { type: 'CART_UPDATE', count: 2 },
      { type: 'CART_UPDATE', count: 0 },
      { type: 'EMPTY_CART' },
    ]);
  });

  it('passes a PDF as Base64 with its name (BRG-02, BRG-04)', () => {
    const { bridge, sent } = ios();
    handOverPdf(bridge, Uint8Array.from([37, 80, 68, 70, 45, 255]), 'invoice.pdf');
    expect(sent).toEqual([{ type: 'DOWNLOAD_PDF', content: 'JVBERi3/', filename: 'invoice.pdf' }]);
  });

  it.each([
    ['https://shop.example/files/invoice.pdf?x=1', '', 'pdf'],
    ['https://shop.example/documents/1', 'application/pdf', 'pdf'],
    ['https://shop.example/checkout/cart', '', undefined],
    ['https://elsewhere.example/', '', 'leaves'],
    ['https://elsewhere.example/a.pdf', '', 'leaves'],
    ['mailto:a@shop.example', '', undefined],
    ['', '', undefined],
  ] as const)('%s (%s) asks the app for: %s (BRG-03, BRG-04)', (href, type, asked) =>
    expect(appLink({ href, type }, 'https://shop.example')).toBe(asked),
  );

  it('passes a fetched PDF under its own name, and leaves other files to the browser (BRG-04)', async () => {
    const { bridge, sent } = ios();
    const answer =
      (type: string, headers: Readonly<Record<string, string>> = {}, status = 200) =>
      async () =>
        new Response('%PDF-', { status, headers: { 'content-type': type, ...headers } });
    const address = 'https://shop.example/documents/quote-7';
    expect(
      await takePdf(
        bridge,
        address,
        answer('application/pdf', { 'content-disposition': 'attachment; filename="Oferta 7.pdf"' }),
      ),
    ).toBe(true);
    expect(await takePdf(bridge, address, answer('application/pdf'))).toBe(true);
    expect(sent).toEqual(
      ['Oferta 7.pdf', 'quote-7.pdf'].map((filename) => ({
        type: 'DOWNLOAD_PDF',
        content: btoa('%PDF-'),
        filename,
      })),
    );
    expect([
      await takePdf(bridge, address, answer('text/html')),
      await takePdf(bridge, address, answer('application/pdf', {}, 404)),
      await takePdf(bridge, address, () => Promise.reject(new Error('offline'))),
    ]).toEqual([false, false, false]);
  });

  it('passes messages on, and the compiler rejects a message without its payload', () => {
    const { bridge, sent } = ios();
    // @ts-expect-error PRODUCT requires the reference
    bridge('PRODUCT', {});
    // @ts-expect-error no such message
    bridge('HELLO', {});
    expect(sent).toEqual([{ type: 'PRODUCT' }, { type: 'HELLO' }]);
  });
});
