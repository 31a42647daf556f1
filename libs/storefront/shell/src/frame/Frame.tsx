import { SearchBox } from '@materia/features-catalogue/search-box';
import { HeaderPlaceForm } from '@materia/features-stores/place-form';
import {
  Container,
  Icon,
  Link,
  SkipLink,
  toast,
  Toaster,
  VisuallyHidden,
} from '@materia/ui-design-system';
import { ANNOUNCEMENT_ID } from '@materia/ui-design-system/behaviours';
import {
  AccountMenu,
  CheckoutFooter,
  CheckoutHeader,
  MobileBackHeader,
  searchForm,
  ShopProvider,
  SiteHeader,
  UnpaidPurchases,
} from '@materia/ui-shop';
import type { Market, PathTo, TextReader } from '@materia/market-model';
import type { ReactNode } from 'react';
import { areaOf, isBarePage, isCheckoutStep, isListPage } from '../routes/pages.ts';
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
      <div
        className={styles.frame}
        data-theme={areaOf(data.page) === 'customer' ? 'account' : undefined}
      >
        <VisuallyHidden as="output" id={ANNOUNCEMENT_ID} />
        <Toaster id="message" toasts={toastsOf(data)} closeLabel={t('common.close')} />
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
        {isInCheckout ? <CheckoutFooter year={data.year} /> : <FramePart name="foot" data={data} />}
      </div>
    </ShopProvider>
  );
};

/** The message of the form that led to this page. */
const toastsOf = ({ message }: Pick<FrameData, 'message'>) =>
  message === undefined
    ? []
    : [
        toast({
          id: 'message',
          type: message.type,
          title: message.text,
          alert: message.type === 'error',
          footer: message.undo && <UndoButton {...message.undo} />,
        }),
      ];

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
