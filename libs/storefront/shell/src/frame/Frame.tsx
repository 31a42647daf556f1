import { Alert, LinkProvider, SkipLink } from '@materia/ui-design-system';
import { MobileBackHeader, PreFooter, ShopProvider, SiteFooter, SiteHeader } from '@materia/ui-shop';
import type { MarketFacts, PathTo, RouteName, TextReader } from '@materia/market-model';
import type { ReactNode } from 'react';
import { useMatches, useSearchParams } from 'react-router';
import { backBarOf } from './back-bar.ts';
import type { FrameData } from './frame-data.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useCartCount } from './use-cart-count.ts';

type FrameProps = { readonly market: MarketFacts; readonly to: PathTo; readonly t: TextReader; readonly data: FrameData; readonly children: ReactNode };

const CONTENT_ID = 'content';

/** Pages that end with the service promises (SHL-06). */
const WITH_PROMISES: readonly (RouteName | undefined)[] = ['home', 'product', 'cart'];
/** Pages of the customer space wear its theme (SHL-17). */
const CUSTOMER_SPACE: readonly (RouteName | undefined)[] = ['account', 'orders', 'orderDetails'];

/** Around every page: messages, header, back bar on phones, content, promises, footer (SHL-01). */
export const Frame = ({ market, to, t, data, children }: FrameProps) => {
  const cartCount = useCartCount(data.cartCountCookie, data.cartCount);
  const params = useMatches().at(-1)?.params ?? {};
  const [query] = useSearchParams();
  const backBar = backBarOf(data.page, t, to, params);
  return (
    <LinkProvider component={RouterLink}>
      <ShopProvider market={market} to={to} t={t}>
        <SkipLink targetId={CONTENT_ID}>{t('common.skipToContent')}</SkipLink>
        <RouteAnnouncer t={t} />
        <div data-theme={CUSTOMER_SPACE.includes(data.page) ? 'account' : undefined}>
          <SiteHeader
            departments={data.departments}
            store={data.store}
            customerName={data.customerName}
            cartCount={cartCount}
            searchWords={data.page === 'search' ? (query.get('q') ?? undefined) : undefined}
          />
          {backBar === undefined ? null : <MobileBackHeader title={backBar.title} backHref={backBar.href} />}
          <div aria-live="polite">{data.message === undefined ? null : <Alert type={data.message.type}>{data.message.text}</Alert>}</div>
          <main id={CONTENT_ID} tabIndex={-1}>
            {children}
          </main>
          {WITH_PROMISES.includes(data.page) ? <PreFooter /> : null}
          <SiteFooter departments={data.departments} year={data.year} />
        </div>
      </ShopProvider>
    </LinkProvider>
  );
};
