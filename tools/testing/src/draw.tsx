import { type Market, pathTo } from '@materia/market-model';
import { textsIn } from './texts.ts';
import { ShopProvider } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Renders a view as a page of the market to HTML, with no-break spaces replaced by plain ones. */
export const draw = (view: ReactNode, market: Market): string => {
  const t = textsIn(market);
  const page = (
    <ShopProvider market={market} t={t} to={pathTo(market.routes)}>
      {view}
    </ShopProvider>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />,
  ).replaceAll('\u00a0', ' ');
};
