import { SearchBox } from '@materia/features-catalogue/search-box';
import { Alert, SkipLink } from '@materia/ui-design-system';
import { MobileBackHeader, PreFooter, ShopProvider, SiteFooter, SiteHeader } from '@materia/ui-shop';
import type { MarketFacts, PathTo, RouteName, TextReader } from '@materia/market-model';
import type { MouseEvent, ReactNode } from 'react';
import { useMatches, useSearchParams } from 'react-router';
import { backBarOf } from './back-bar.ts';
import { CART_PREVIEW_EVENT, showsCartPreview } from './cart-preview.ts';
import { CartPreviewLayer } from './CartPreviewLayer.tsx';
import styles from './Frame.module.css';
import type { FrameData } from './frame-data.ts';
import { useFollowedLinks } from './follow-links.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useCartCount } from './use-cart-count.ts';

type FrameProps = { readonly market: MarketFacts; readonly to: PathTo; readonly t: TextReader; readonly data: FrameData; readonly children: ReactNode };

const CONTENT_ID = 'content';

/** Pages that end with the service promises (SHL-06). */
const WITH_PROMISES: readonly (RouteName | undefined)[] = ['home', 'product', 'cart'];
/** Pages of the customer space wear its theme (SHL-17). */
const CUSTOMER_SPACE: readonly (RouteName | undefined)[] = ['account', 'orders', 'orderDetails'];

/** A plain click opens the preview; one that asks for a new tab or window gets it. */
const askForPreview = (event: MouseEvent): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  dispatchEvent(new Event(CART_PREVIEW_EVENT));
};

/** Around every page: messages, header, back bar on phones, content, promises, footer, cart preview (SHL-01). */
export const Frame = ({ market, to, t, data, children }: FrameProps) => {
  const cartCount = useCartCount(data.cartCountCookie, data.cartCount);
  const params = useMatches().at(-1)?.params ?? {};
  const [query] = useSearchParams();
  const words = data.page === 'search' ? (query.get('q') ?? undefined) : undefined;
  const hasPreview = showsCartPreview(data.page);
  const backBar = backBarOf(data.page, t, to, params);
  useFollowedLinks();
  return (
    <ShopProvider market={market} to={to} t={t}>
      <SkipLink targetId={CONTENT_ID}>{t('common.skipToContent')}</SkipLink>
      <RouteAnnouncer t={t} page={data.page} />
      <div className={styles.frame} data-theme={CUSTOMER_SPACE.includes(data.page) ? 'account' : undefined}>
        <div aria-live="polite">{data.message === undefined ? null : <Alert type={data.message.type}>{data.message.text}</Alert>}</div>
        <SiteHeader
          departments={data.departments}
          store={data.store}
          customerName={data.customerName}
          cartCount={cartCount}
          onCart={hasPreview ? askForPreview : undefined}
          search={<SearchBox key={words} words={words} tone="on-dark" />}
        />
        {backBar === undefined ? null : <MobileBackHeader title={backBar.title} backHref={data.channel === 'app' ? undefined : backBar.href} target={backBar.target} />}
        <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
          {children}
        </main>
        {WITH_PROMISES.includes(data.page) ? <PreFooter /> : null}
        <SiteFooter departments={data.departments} year={data.year} isSignedIn={data.customerName !== undefined} otherShops={data.otherShops} />
      </div>
      {hasPreview ? <CartPreviewLayer market={market} to={to} textsFolder={data.textsFolder} /> : null}
    </ShopProvider>
  );
};
