import { randomUUID } from 'node:crypto';
import type { HostClient } from '@materia/api-client-kernel';
import { type Market, pathTo, type PathTo } from '@materia/market-model';
import { type Clock, todayIn } from '@materia/platform-clock';
import type { OtherShop } from '@materia/page-request';
import type { StorefrontMetrics } from '@materia/platform-metrics';
import { type Destination, addressReader } from '../../routes/address.ts';
import { type CookieNames, cookieNames } from '../cookies/cookie-names.ts';
import { createSeal, type Seal } from '../cookies/seal.ts';
import type { StorefrontEnvironment } from './environment.ts';
import { type FlagReader, presetFlags } from '../host/flag-feed.ts';
import { type HostAddresses, hostAddresses } from '../host/host-addresses.ts';
import { type Caller, type HostAccess, hostClients } from '../host/host-clients.ts';
import {
  createCookieSessions,
  type Moment,
  type CookieSessions,
} from '../session/cookie-sessions.ts';
import { createRevocations } from '../session/revocations.ts';
import { createVitals, type Vitals } from './vitals.ts';
import { createShopDirectory, type ShopDirectory } from './shop-directory.ts';

/** The shared state of a storefront process, for all its requests. */
export type Shop = {
  readonly market: Market;
  readonly environment: StorefrontEnvironment;
  readonly to: PathTo;
  readonly destinationOf: (pathname: string) => Destination;
  readonly names: CookieNames;
  readonly seals: {
    readonly cart: Seal;
    readonly guest: Seal;
    readonly guestLinks: Seal;
    readonly mailLink: Seal;
    readonly payment: Seal;
    readonly sentForm: Seal;
  };
  readonly sessions: CookieSessions;
  readonly directory: ShopDirectory;
  readonly hosts: HostAddresses;
  readonly hostFor: (caller: Caller) => HostClient;
  readonly revoke: (host: HostClient) => void;
  readonly otherShops: readonly OtherShop[];
  readonly flags: FlagReader;
  readonly moment: () => Moment & { readonly now: string };
  /** The version of the flags in force. */
  readonly flagsVersion: () => string;
  readonly log: (message: string) => void;
  /** Counts what the process does; undefined where nobody reads it. */
  readonly metrics: StorefrontMetrics | undefined;
  /** Counts loading times that browsers measured. */
  readonly vitals: Vitals;
};

export const openShop = (options: {
  readonly market: Market;
  readonly environment: StorefrontEnvironment;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  readonly transport?: HostAccess['transport'];
  /** Source of the published flags; without it the market's presets apply. */
  readonly flags?: FlagReader;
  readonly metrics?: StorefrontMetrics | undefined;
}): Shop => {
  const { market, environment, clock, log } = options;
  const to = pathTo(market.routes);
  const names = cookieNames(market.id);
  const hosts = hostAddresses(environment.hostUrls);
  const hostFor = hostClients({
    hosts,
    marketId: market.id,
    publicCredential: environment.publicCredential,
    serviceCredential: environment.serviceCredential,
    checkReplies: environment.development,
    ...(options.transport === undefined ? {} : { transport: options.transport }),
    metrics: options.metrics,
  });
  const guestHost = hostFor({ address: undefined, correlationId: randomUUID(), token: undefined });
  const flags = options.flags ?? presetFlags(market.flagPresets);
  return {
    market,
    hosts,
    environment,
    to,
    destinationOf: addressReader(market.routes),
    names,
    seals: {
      cart: createSeal(environment.sessionKeys, `cart-${market.id}`),
      guest: createSeal(environment.sessionKeys, `guest-${market.id}`),
      guestLinks: createSeal(environment.sessionKeys, `guest-links-${market.id}`),
      mailLink: createSeal(environment.sessionKeys, `mail-link-${market.id}`),
      payment: createSeal(environment.sessionKeys, `payment-${market.id}`),
      sentForm: createSeal(environment.sessionKeys, `sent-form-${market.id}`),
    },
    sessions: createCookieSessions({
      seal: createSeal(environment.sessionKeys, `session-${market.id}`),
      names,
      guestHost,
      hostOf: (token) => hostFor({ address: undefined, correlationId: randomUUID(), token }),
      sameCalendarDay: () => flags.at(clock()).web.SESSION_SAME_CALENDAR_DAY,
      refreshesOnNavigation: () => flags.at(clock()).web.SESSION_REFRESH_ON_NAVIGATION,
    }),
    directory: createShopDirectory(guestHost, to),
    hostFor,
    revoke: createRevocations(log),
    otherShops: environment.alternates
      .filter(({ locale }) => locale !== market.locale)
      .map(otherShop),
    flags,
    flagsVersion: () => flags.at(clock()).version,
    moment: () => {
      const now = clock();
      return {
        now,
        epochSeconds: Math.floor(Date.parse(now) / 1000),
        today: todayIn(market.timeZone, now),
      };
    },
    log,
    metrics: options.metrics,
    vitals: createVitals(market.id),
  };
};

/** Each country has its name in its own language, so that shoppers recognize it in every shop. */
const otherShop = ({
  locale,
  origin,
  home,
}: StorefrontEnvironment['alternates'][number]): OtherShop => {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(
    new Intl.Locale(locale).region ?? '',
  );
  return { locale, name: country ?? locale, href: origin + home };
};
