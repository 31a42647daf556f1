import { type MarketFacts, pathTo } from '@materia/market-model';
import { ShopProvider } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FrameData } from '../frame/frame-data.ts';
import { FRAME_PARTS } from '../frame/frame-parts.tsx';
import { pageReader } from '../frame/loaded-texts.ts';

/** Enough entries for each store of a market, for guests and customers. */
const MOST_KEPT = 1000;

const kept = new Map<string, string>();

/** The shared parts of the frame as HTML, rendered once per process for each content. The server's text reader must be loaded. */
export const madeFrameParts = (market: MarketFacts, data: FrameData): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(FRAME_PARTS).map(([name, { showing, make }]) => {
      const key = `${market.id} ${name} ${showing(data)}`;
      const html = kept.get(key) ?? drawn(market, make(data));
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, html);
      return [name, html];
    }),
  );

const drawn = (market: MarketFacts, part: ReactNode): string => {
  const t = pageReader(market, undefined);
  return renderToStaticMarkup(
    <ShopProvider market={market} to={pathTo(market.routes)} t={t}>
      {part}
    </ShopProvider>,
  );
};
