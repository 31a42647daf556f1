import type { Market, PathTo } from '@materia/market-model';
import type { BootScript } from '@materia/storefront-request';
import { fontFiles } from '@materia/ui-design-system/fonts';
import '@materia/ui-design-system/styles.css';
import { PICTURE_FALLBACK, StructuredData } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { isForEngines } from '../routes/pages.ts';
import { Frame } from './Frame.tsx';
import type { FrameData } from './frame-data.ts';
import { pageFacts } from './page-facts.ts';
import { organizationThing } from './structured-data.ts';

/** The files that a document loads. */
export type DocumentFiles = {
  readonly styles: readonly string[];
  /** The script of a built page. */
  readonly boot: BootScript | undefined;
  /** Scripts of the development server. */
  readonly scripts: readonly string[];
};

export type DocumentProps = {
  readonly market: Market;
  readonly to: PathTo;
  readonly data: FrameData;
  readonly files: DocumentFiles;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly children: ReactNode;
};

/** The document around every page of a market: head, header, content, footer. */
export const Document = ({ market, to, data, files, params, query, children }: DocumentProps) => (
  <html lang={market.locale} data-page={data.page}>
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
      {data.page !== undefined && !isForEngines(data.page) && (
        <meta name="robots" content="noindex" />
      )}
      {data.canonical === undefined ? null : <link rel="canonical" href={data.canonical} />}
      {data.alternates.map(({ locale, address }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address} />
      ))}
      {data.page === 'home' && data.canonical !== undefined ? (
        <StructuredData thing={organizationThing(market, data.canonical)} />
      ) : null}
      {files.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {files.boot && (
        <script
          defer
          src={files.boot.path}
          integrity={files.boot.integrity}
          data-count={data.cartCountCookie}
          data-entry={files.boot.entry}
        />
      )}
    </head>
    <body
      data-facts={JSON.stringify(pageFacts(market, to, data))}
      data-picture-fallback={PICTURE_FALLBACK}
    >
      <Frame market={market} to={to} data={data} params={params} query={query}>
        {children}
      </Frame>
      {files.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </body>
  </html>
);
