import type { BootScript } from '@materia/page-request';
import { fontFiles } from '@materia/ui-design-system/fonts';
import '@materia/ui-design-system/styles.css';
import { PICTURE_FALLBACK, StructuredData } from '@materia/ui-shop';
import { isForEngines } from '../routes/pages.ts';
import { Frame, type FrameProps } from './Frame.tsx';
import { pageFacts } from '../frame-facts/page-facts.ts';
import { organizationThing } from './structured-data.ts';

/** The files that a document loads. */
export type DocumentFiles = {
  readonly styles: readonly string[];
  /** The script of a built page. */
  readonly boot: BootScript | undefined;
  /** Scripts of the development server. */
  readonly scripts: readonly string[];
};

export type DocumentProps = FrameProps & {
  readonly files: DocumentFiles;
  /** Seconds after which browsers without scripts load the page again. */
  readonly refresh?: string | undefined;
};

/** The document around every page of a market: head, header, content, footer. */
export const Document = ({ files, refresh, ...frame }: DocumentProps) => (
  <html lang={frame.market.locale} data-page={frame.data.page}>
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
      {refresh !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={refresh} />
        </noscript>
      )}
      {frame.data.page !== undefined && !isForEngines(frame.data.page) && (
        <meta name="robots" content="noindex" />
      )}
      {frame.data.canonical === undefined ? null : (
        <link rel="canonical" href={frame.data.canonical} />
      )}
      {frame.data.alternates.map(({ locale, address }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address} />
      ))}
      {frame.data.page === 'home' && frame.data.canonical !== undefined ? (
        <StructuredData thing={organizationThing(frame.market, frame.data.canonical)} />
      ) : null}
      {files.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {files.boot && (
        <script
          defer
          src={files.boot.path}
          integrity={files.boot.integrity}
          data-count={frame.data.cartCountCookie}
        />
      )}
    </head>
    <body
      data-facts={JSON.stringify(pageFacts(frame.market, frame.to, frame.data))}
      data-picture-fallback={PICTURE_FALLBACK}
    >
      <Frame {...frame} />
      {files.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </body>
  </html>
);
