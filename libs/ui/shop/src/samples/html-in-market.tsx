import { formatNumber, pathTo, textReader, type Market } from '@materia/market-model';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShopProvider } from '../provider/ShopProvider.tsx';

/** What the server sends for a component in a market, before any script. */
export const htmlInMarket = (market: Market, component: ReactNode): string =>
  renderToStaticMarkup(
    <ShopProvider
      market={market}
      t={textReader(market.texts, market.pluralForm, (count) =>
        formatNumber(count, market.numberFormat),
      )}
      to={pathTo(market.routes)}
    >
      {component}
    </ShopProvider>,
  );

/** The words of a piece of HTML, with one blank between them. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(
      /&#x27;|&quot;|&amp;/g,
      (entity) => ({ '&#x27;': "'", '&quot;': '"', '&amp;': '&' })[entity] ?? entity,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a reader sees of a component in a market. */
export const wordsInMarket = (market: Market, component: ReactNode): string =>
  wordsOf(htmlInMarket(market, component));
