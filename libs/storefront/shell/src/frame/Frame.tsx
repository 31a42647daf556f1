import { SearchBox } from '@materia/features-catalogue/search-box';
import {
  Alert,
  Container,
  Icon,
  Link,
  SkipLink,
  usePictureFallbacks,
} from '@materia/ui-design-system';
import { AccountMenu, MobileBackHeader, ShopProvider, SiteHeader } from '@materia/ui-shop';
import type { MarketFacts, PathTo, TextReader } from '@materia/market-model';
import type { MouseEvent, ReactNode } from 'react';
import { useMatches, useSearchParams } from 'react-router';
import { ConsentLayer } from '../consent/ConsentLayer.tsx';
import { Measuring } from '../measuring/Measuring.tsx';
import { areaOf, isListPage } from '../routes/pages.ts';
import { accountMenu } from './account-menu.ts';
import { backBarOf } from './back-bar.ts';
import { CART_PREVIEW_EVENT, showsCartPreview } from './cart-preview.ts';
import { CartPreviewLayer } from './CartPreviewLayer.tsx';
import { CartUpdates } from './CartUpdates.tsx';
import styles from './Frame.module.css';
import type { FrameData } from './frame-data.ts';
import { useFollowedForms } from './follow-forms.ts';
import { useFollowedLinks } from './follow-links.ts';
import { useLoadTimeout } from './load-timeout.ts';
import { endsWithPromises, FramePart } from './frame-parts.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { UndoButton } from './UndoButton.tsx';
import { useCartCount } from './use-cart-count.ts';
import { useKeptTyping } from './restored-typing.ts';
import { useKeptStore } from './use-restored-store.ts';

type FrameProps = {
  readonly market: MarketFacts;
  readonly to: PathTo;
  readonly t: TextReader;
  readonly data: FrameData;
  readonly children: ReactNode;
};

const CONTENT_ID = 'content';

/** Frame for a page embedded elsewhere, for example in the app. */
const BareFrame = ({ market, to, t, children }: Omit<FrameProps, 'data'>) => (
  <ShopProvider market={market} to={to} t={t}>
    <main id={CONTENT_ID}>{children}</main>
  </ShopProvider>
);

/** A plain click opens the preview; a click for a new tab or window opens that. */
const askForPreview = (event: MouseEvent): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  dispatchEvent(new Event(CART_PREVIEW_EVENT));
};

/** Frame of every page: messages, header, back bar on phones, content with the account menu, promises, footer, cart preview. */
const WholeFrame = ({ market, to, t, data, children }: FrameProps) => {
  const cartCount = useCartCount(data.cartCountCookie, data.cartCount);
  const params = useMatches().at(-1)?.params ?? {};
  const [query] = useSearchParams();
  const searchText = data.page === 'search' ? (query.get('q') ?? undefined) : undefined;
  const hasPreview = showsCartPreview(data.page);
  const backBar = backBarOf(data.page, t, to, params);
  useFollowedLinks();
  useLoadTimeout();
  useFollowedForms();
  useKeptTyping();
  usePictureFallbacks();
  useKeptStore(market.id, data.contextCookie, data.store);
  return (
    <ShopProvider market={market} to={to} t={t}>
      <SkipLink targetId={CONTENT_ID}>{t('common.skipToContent')}</SkipLink>
      <RouteAnnouncer t={t} page={data.page} />
      <div
        className={styles.frame}
        data-theme={areaOf(data.page) === 'customer' ? 'account' : undefined}
      >
        <div aria-live="polite" className={styles.message}>
          {data.message === undefined ? null : (
            <Alert
              type={data.message.type}
              actions={data.message.undo && <UndoButton {...data.message.undo} />}
            >
              {data.message.text}
            </Alert>
          )}
        </div>
        <SiteHeader
          menu={<FramePart name="menu" data={data} />}
          store={data.store}
          customerName={data.customerName}
          cartCount={cartCount}
          onCart={hasPreview ? askForPreview : undefined}
          search={
            <SearchBox
              key={searchText}
              searchText={searchText}
              tone="on-dark"
              shopper={{
                storeId: data.store.id,
                isProfessional: data.customerType === 'professional',
              }}
            />
          }
        />
        {backBar === undefined ? null : (
          <MobileBackHeader
            title={backBar.title}
            backHref={data.leadsBack ? backBar.href : undefined}
            target={backBar.target}
          />
        )}
        {data.accountMenu === undefined ? (
          <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
            {children}
          </main>
        ) : (
          <div className={styles.space}>
            <AccountMenu
              label={t('accountMenu.label')}
              entries={accountMenu(data.accountMenu, data.page, t, to)}
            />
            <main id={CONTENT_ID} tabIndex={-1}>
              {data.leadsBack && isListPage(data.page) && <BackToAccount t={t} to={to} />}
              {children}
            </main>
          </div>
        )}
        {endsWithPromises(data.page) ? <FramePart name="promises" data={data} /> : null}
        <FramePart name="foot" data={data} />
      </div>
      <CartUpdates marketId={market.id} />
      <Measuring market={market} data={data} cartCount={cartCount} />
      {data.page === 'cookieSettings' ? null : (
        <ConsentLayer market={market} to={to} textsFolder={data.textsFolder} />
      )}
      {hasPreview ? (
        <CartPreviewLayer market={market} to={to} textsFolder={data.textsFolder} />
      ) : null}
    </ShopProvider>
  );
};

/** On wide windows, the link from a list to the account home; phones have the back bar. */
const BackToAccount = ({ t, to }: Pick<FrameProps, 't' | 'to'>) => (
  <Container className={styles.back}>
    <Link href={to('account')} variant="quiet" className={styles.backLink}>
      <Icon name="arrow-left" size="s" />
      {t('accountMenu.back')}
    </Link>
  </Container>
);

/** Selects the frame of a page. */
export const Frame = (props: FrameProps) =>
  props.data.page === 'cmsPageBare' ? <BareFrame {...props} /> : <WholeFrame {...props} />;
