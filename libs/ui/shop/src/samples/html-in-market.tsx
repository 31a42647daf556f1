import { pathTo, type Market } from '@materia/market-model';
import { textsIn } from '@materia/testing/texts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShopProvider } from '../provider/ShopProvider.tsx';

/** The server-rendered HTML of a component in a market. */
export const htmlInMarket = (market: Market, component: ReactNode): string =>
  renderToStaticMarkup(
    <ShopProvider market={market} t={textsIn(market)} to={pathTo(market.routes)}>
      {component}
    </ShopProvider>,
  );

/** The text of an HTML fragment, with single spaces. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(
      /&#x27;|&quot;|&amp;/g,
      (entity) => ({ '&#x27;': "'", '&quot;': '"', '&amp;': '&' })[entity] ?? entity,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The visible text of a component in a market. */
export const wordsInMarket = (market: Market, component: ReactNode): string =>
  wordsOf(htmlInMarket(market, component));
