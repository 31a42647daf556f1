import type { CheckoutMeta } from '@materia/domain-checkout';
import type { RouteName } from '@materia/market-model';
import { CONSENT_EVENT, consentInBrowser } from '../consent/consent-cookie.ts';
import { type Analytics, type AnalyticsEvent, createAnalytics, type Shopper } from './analytics.ts';
import {
  type AppBridge,
  appBridge,
  type NativeWindow,
  notifyCart,
  notifyPage,
} from './app-bridge.ts';
import { serveAppLinks } from './app-links.ts';
import { type MonitoringSettings, monitoringStart, monitoringWarning } from './monitoring.ts';
import { identityEvent, previousVisitor } from './previous-visitor.ts';

/** An open page, as measuring reads it. */
export type MeasuredPage = {
  readonly page: RouteName | undefined;
  readonly step: CheckoutMeta | undefined;
  /** The page name in the market's language. */
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly title: string;
  readonly shopper: Shopper;
  readonly itemsCount: number | undefined;
  readonly monitoring: Partial<MonitoringSettings>;
};

declare global {
  interface Window {
    /** The queue that tag managers read; they are loaded by the operator's own scripts. */
    dataLayer?: Readonly<Record<string, unknown>>[];
    webkit?: NativeWindow['webkit'];
    materiaApp?: NativeWindow['materiaApp'];
  }
}

/** Fired on `window` with the monitoring settings once monitoring may start; the operator's agent listens. */
export const MONITORING_EVENT = 'materia:monitoring';

let analytics: Analytics | undefined;
let bridge: AppBridge | undefined;
let lastCount: number | undefined;

/** Reports an opened page to analytics and the app. */
export const measurePage = (opened: MeasuredPage): void => {
  analytics ??= start(opened);
  analytics.openPage(opened.shopper);
  for (const event of [...eventsOf(opened), ...identityEvents(opened)]) analytics.record(event);
  if (bridge === undefined) return;
  const sku = opened.page === 'product' ? /ref(\d+)\.html$/.exec(opened.path)?.[1] : undefined;
  notifyPage(bridge, { ...opened, orderId: orderOf(opened), sku });
  measureCart(opened.itemsCount);
};

/** Reports products that were added to the cart, and how many it contains now. */
export const measureAdded = (items: number): void =>
  analytics?.record({ event: 'add_to_cart', items });

/** Reports a changed cart count to the app. */
export const measureCart = (count: number | undefined): void => {
  if (count === undefined) return;
  if (bridge !== undefined) notifyCart(bridge, lastCount, count);
  lastCount = count;
};

/** The order that the page confirms. */
const orderOf = ({ page, query }: MeasuredPage): string | undefined =>
  (page === 'confirmation' ? new URLSearchParams(query).get('order') : null) ?? undefined;

/** A confirmation that is read again is no second purchase. */
const isNewPurchase = (opened: MeasuredPage): boolean => {
  const key = `materia-bought-${opened.shopper.market}`;
  const order = orderOf(opened);
  try {
    if (order !== undefined && sessionStorage.getItem(key) === order) return false;
    if (order !== undefined && isMeasuringAllowed(opened.shopper.market))
      sessionStorage.setItem(key, order);
    return true;
  } catch {
    return true;
  }
};

const isMeasuringAllowed = (market: string): boolean =>
  consentInBrowser(market)?.includes('C0002') === true;

/** Sign-in, sign-up and sign-out, reported by the next page and stored only while measuring is allowed. */
const identityEvents = ({ page, shopper }: MeasuredPage): readonly AnalyticsEvent[] => {
  const memory = previousVisitor(shopper.market, () => sessionStorage);
  const now = { customerType: shopper.customerType, page };
  const event = identityEvent(memory.take(), now);
  if (isMeasuringAllowed(shopper.market)) memory.keep(now);
  else memory.forget();
  return event === undefined ? [] : [event];
};

const eventsOf = (opened: MeasuredPage): readonly AnalyticsEvent[] => {
  const { page, step, name, path, title, itemsCount = 0 } = opened;
  const view: AnalyticsEvent = { event: 'page_view', page: page ?? 'unknown', name, title };
  if (page === 'product')
    return [view, { event: 'view_item', urlKey: path.replace(/^\/|\.html$/g, '') }];
  if (page === 'cart') return [view, { event: 'view_cart', items: itemsCount }];
  if (page === 'confirmation')
    return isNewPurchase(opened) ? [view, { event: 'purchase' }] : [view];
  return step === undefined ? [view] : [view, { event: 'checkout_step', step }];
};

const start = ({ page, shopper, monitoring }: MeasuredPage): Analytics => {
  bridge = appBridge(window);
  if (bridge !== undefined) serveAppLinks(bridge);
  const layer = (window.dataLayer ??= []);
  const started = createAnalytics((entry) => layer.push(entry));
  let isMeasured = false;
  const follow = (): void => {
    const consent = consentInBrowser(shopper.market);
    started.consent(consent);
    const monitored = monitoringStart(monitoring, consent);
    if (monitored.kind === 'start')
      dispatchEvent(new CustomEvent(MONITORING_EVENT, { detail: monitored.settings }));
    if (isMeasured || consent?.includes('C0002') !== true) return;
    isMeasured = true;
    void import('./web-vitals.ts').then(({ sendVitals }) => sendVitals(page));
  };
  const warning = monitoringWarning(monitoringStart(monitoring, consentInBrowser(shopper.market)));
  if (warning !== undefined) console.warn(warning);
  addEventListener(CONSENT_EVENT, follow);
  follow();
  return started;
};
