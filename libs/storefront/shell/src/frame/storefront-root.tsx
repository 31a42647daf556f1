import {
  type BrowserFacts,
  type LongDate,
  type MarketFacts,
  pathTo,
  type TextReader,
} from '@materia/market-model';
import type { ReactNode } from 'react';
import { fontFiles } from '@materia/ui-design-system/fonts';
import '@materia/ui-design-system/styles.css';
import { StructuredData } from '@materia/ui-shop';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { isForEngines } from '../routes/pages.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Frame } from './Frame.tsx';
import { organizationThing } from './structured-data.ts';
import type { FrameData, loader } from './frame-data.ts';
import { PAGE_ATTRIBUTE, pageReader, TEXTS_ATTRIBUTE } from './loaded-texts.ts';
import { longDateOf, longDatesFrom } from './long-dates.ts';

export type StorefrontRoot = {
  readonly Layout: (props: { readonly children: ReactNode }) => ReactNode;
  readonly Page: () => ReactNode;
  readonly ErrorBoundary: () => ReactNode;
};

/** The document around every page of a market: head, header, content, footer. `loadLongDate` fetches its date names. */
export const storefrontRoot = (
  facts: BrowserFacts,
  loadLongDate: () => Promise<LongDate>,
): StorefrontRoot => {
  const market: MarketFacts = { ...facts, longDate: longDateOf(facts.shortDay) };
  longDatesFrom(loadLongDate);
  const to = pathTo(market.routes);
  const readerOf = (data: FrameData | undefined): TextReader => pageReader(market, data?.page);

  const Layout: StorefrontRoot['Layout'] = ({ children }) => {
    const data = useRouteLoaderData<typeof loader>('root');
    return (
      <html
        lang={market.locale}
        {...{ [TEXTS_ATTRIBUTE]: data?.textsFolder, [PAGE_ATTRIBUTE]: data?.page }}
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#0b4f4a" />
          <link
            rel="preload"
            href={fontFiles.latin}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {data?.page !== undefined && !isForEngines(data.page) && (
            <meta name="robots" content="noindex" />
          )}
          {data?.canonical === undefined ? null : <link rel="canonical" href={data.canonical} />}
          {data?.alternates.map(({ locale, address }) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={address} />
          ))}
          {data?.page === 'home' && data.canonical !== undefined ? (
            <StructuredData thing={organizationThing(market, data.canonical)} />
          ) : null}
          <Meta />
          <Links />
        </head>
        <body>
          {data === undefined ? (
            children
          ) : (
            <Frame market={market} to={to} t={readerOf(data)} data={data}>
              {children}
            </Frame>
          )}
          <ScrollRestoration />
          <Scripts />
        </body>
      </html>
    );
  };

  const ErrorBoundary: StorefrontRoot['ErrorBoundary'] = () => {
    const error = useRouteError();
    const { pathname, search } = useLocation();
    const data = useRouteLoaderData<typeof loader>('root');
    return (
      <ErrorPage
        status={isRouteErrorResponse(error) ? error.status : 500}
        t={readerOf(data)}
        to={to}
        departments={data?.departments ?? []}
        retryPath={pathname + search}
      />
    );
  };

  return { Layout, Page: () => <Outlet />, ErrorBoundary };
};
