import { SearchBox } from '@materia/features-catalogue/search-box';
import { HeaderPlaceForm } from '@materia/features-stores/place-form';
import {
  Alert,
  Container,
  Icon,
  Link,
  SkipLink,
  toast,
  type Toast,
  Toaster,
  VisuallyHidden,
} from '@materia/ui-design-system';
import { ANNOUNCEMENT_ID } from '@materia/ui-design-system/behaviours';
import {
  NextLevel,
  AccountMenu,
  CheckoutFooter,
  CheckoutHeader,
  CompareTray,
  ConsentBanner,
  MobileBackHeader,
  ProductPicture,
  searchForm,
  ShopProvider,
  SiteHeader,
  UnpaidPurchases,
} from '@materia/ui-shop';
import type { Market, PathTo, TextReader } from '@materia/market-model';
import type { ReactNode } from 'react';
import { areaOf, isBarePage, isCheckoutStep, isListPage } from '../routes/pages.ts';
import { consentTexts } from '../consent/consent-texts.ts';
import { serverTexts } from './server-texts.ts';
import { accountMenu } from '../frame-facts/account-menu.ts';
import { backBarOf } from '../frame-facts/back-bar.ts';
import { showsCartPreview } from '../frame-facts/cart-preview.ts';
import { drawOnceIn, type PageParts } from './draw-once.tsx';
import styles from './Frame.module.css';
import type { FrameData } from '../frame-facts/frame-data.ts';
import { endsWithPromises, FramePart } from './frame-parts.tsx';
import { UndoButton } from './UndoButton.tsx';

export type FrameProps = {
  readonly market: Market;
  readonly to: PathTo;
  readonly data: FrameData;
  /** The parameters of the page's path and query. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** Takes the parts of the page that are drawn once. */
  readonly parts: PageParts;
  readonly children: ReactNode;
};

type WithTexts<Props> = Props & { readonly t: TextReader };

const CONTENT_ID = 'content';

/** Frame for a page embedded elsewhere, for example in the app. */
const BareFrame = ({ market, to, t, children }: WithTexts<FrameProps>) => (
  <ShopProvider market={market} to={to} t={t}>
    <main id={CONTENT_ID}>{children}</main>
  </ShopProvider>
);

/** Frame of every page: messages, header, back bar on phones, content with the account menu, promises, footer. */
const WholeFrame = ({
  market,
  to,
  t,
  data,
  params,
  query,
  parts,
  children,
}: WithTexts<FrameProps>) => {
  const searchText =
    data.page === 'search' ? (query.get(searchForm.names.words) ?? undefined) : undefined;
  const isInCheckout = isCheckoutStep(data.page);
  const backBar = backBarOf(data.page, t, to, params, query);
  const shop = { market, to, t };
  return (
    <ShopProvider {...shop} drawOnce={drawOnceIn(shop, parts)}>
      <SkipLink targetId={CONTENT_ID}>{t('common.skipToContent')}</SkipLink>
      {data.asksConsent && <ConsentSheet t={t} to={to} data={data} />}
      <div
        className={styles.frame}
        data-theme={areaOf(data.page) === 'customer' ? 'account' : undefined}
      >
        <VisuallyHidden as="output" id={ANNOUNCEMENT_ID} />
        <Toaster id="message" toasts={toastsOf(data, { t, to })} closeLabel={t('common.close')} />
        {isInCheckout ? (
          <CheckoutHeader />
        ) : (
          <SiteHeader
            menu={<FramePart name="menu" data={data} />}
            store={{
              name: data.store.name,
              urlKey: data.store.urlKey,
              chosen: data.store.chosen,
            }}
            place={data.place}
            placeForm={
              <HeaderPlaceForm typed={data.place} postcodeExample={data.postcodeExample} />
            }
            customerName={data.customerName}
            cartCount={data.cartCount}
            hasCartPreview={showsCartPreview(data.page)}
            search={<SearchBox searchText={searchText} />}
            {...(data.customerName === undefined &&
              searchText === undefined && { facts: data.departments })}
          />
        )}
        {data.unpaid.length > 0 && (
          <aside aria-label={t('header.unpaidTitle')}>
            <Container className={styles.unpaid}>
              <UnpaidPurchases purchases={data.unpaid} />
            </Container>
          </aside>
        )}
        {data.endQuote !== undefined && (
          <Container className={styles.unpaid}>
            <Alert
              type="information"
              actions={<Link href={data.endQuote}>{t('header.endQuote')}</Link>}
            >
              {t('header.ordersQuote')}
            </Alert>
          </Container>
        )}
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
        {data.compared.length > 0 && (
          <CompareTray products={data.compared} returnTo={data.address} />
        )}
        {endsWithPromises(data.page) ? <FramePart name="promises" data={data} /> : null}
        {isInCheckout ? <CheckoutFooter year={data.year} /> : <FramePart name="foot" data={data} />}
      </div>
    </ShopProvider>
  );
};

/** Asks which cookies are allowed, from the first paint on. */
const ConsentSheet = ({ t, to, data: { address } }: WithTexts<Pick<FrameProps, 'to' | 'data'>>) => (
  <div data-consent-sheet="">
    <ConsentBanner
      action={to('cookieSettings')}
      policyHref={to('privacy')}
      words={consentTexts(t)}
      returnTo={address}
    />
  </div>
);

/** The message of the form that led to this page. */
const toastsOf = (
  { message }: Pick<FrameData, 'message'>,
  { t, to }: WithTexts<Pick<FrameProps, 'to'>>,
): readonly Toast[] => {
  if (message === undefined) return [];
  const { type, text: title, added, undo, leadsToCart = false } = message;
  return [
    toast({
      id: 'message',
      type,
      title,
      alert: type === 'error',
      footer: (undo && <UndoButton {...undo} />) ?? (added?.next && <NextLevel {...added.next} />),
      ...(added && {
        picture: <ProductPicture picture={added.picture} alt="" use="thumb" eager />,
        message:
          added.quantity === undefined
            ? added.name
            : t('added.units', { quantity: added.quantity, product: added.name }),
        size: 'm',
        ...(leadsToCart && { link: to('cart'), linkContent: t('added.toCart') }),
      }),
    }),
  ];
};

/** On wide windows, the link from a list to the account home; phones have the back bar. */
const BackToAccount = ({ t, to }: WithTexts<Pick<FrameProps, 'to'>>) => (
  <Container className={styles.back}>
    <Link href={to('account')} variant="quiet" className={styles.backLink}>
      <Icon name="arrow-left" size="s" />
      {t('accountMenu.back')}
    </Link>
  </Container>
);

/** Selects the frame of a page, and the texts that the page declares. */
export const Frame = (props: FrameProps) => {
  const t = serverTexts(props.market)(props.data.page);
  return isBarePage(props.data.page) ? (
    <BareFrame {...props} t={t} />
  ) : (
    <WholeFrame {...props} t={t} />
  );
};
