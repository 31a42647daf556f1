import { createHostClient } from '@materia/api-client-kernel';
import { parseReply } from '@materia/api-contract/schemas';
import { markets } from '@materia/market-all';
import { type PathTo, pathTo, type RouteName } from '@materia/market-model';
import { useShop } from '@materia/ui-shop';
import { type ComponentType, useState } from 'react';
import {
  type ActionFunction,
  createMemoryRouter,
  type LoaderFunction,
  RouterProvider,
} from 'react-router';
import { ANNA, aVisit } from '@materia/testing/visit';
import { storyFlags } from '../story-flags.ts';
import { hostAddress } from './sample-shop.ts';

/** A route module as the storefronts use it: loader, action and page. */
export type RouteModule = {
  readonly loader: LoaderFunction;
  readonly action?: ActionFunction;
  readonly default: ComponentType;
};

export type SamplePage = {
  readonly name: RouteName;
  /** The path to open. */
  readonly address: (to: PathTo) => string;
  readonly route: RouteModule;
  /** Who visits the page; the toolbar's professional customer is always signed in. */
  readonly visitor: 'guest' | 'customer';
};

type LoadedPageProps = {
  readonly page: SamplePage;
  readonly globals: Readonly<Record<string, unknown>>;
};

/** A page of the shop with its own loader and the mocked host of the story's market. */
export const LoadedPage = ({ page, globals }: LoadedPageProps) => {
  const { market: facts } = useShop();
  const [router] = useState(() => {
    const market = markets.find(({ id }) => id === facts.id);
    if (market === undefined) throw new Error(`No market ${facts.id}`);
    const host = createHostClient({
      baseUrl: `${hostAddress(market)}/`,
      headers: {},
      replyReader: parseReply,
    });
    const isProfessional = globals['customer'] === 'professional';
    const { context } = aVisit(market, host, {
      cartId: 'cart-1',
      flags: storyFlags(market, globals),
      customer:
        page.visitor === 'customer' || isProfessional ? { ...ANNA, isProfessional } : undefined,
    });
    const { loader, action, default: Component } = page.route;
    return createMemoryRouter(
      [
        {
          path: market.routes[page.name].canonical,
          loader,
          ...(action && { action }),
          Component,
          HydrateFallback: Waiting,
        },
        { path: '*', element: <p>…</p> },
      ],
      { initialEntries: [page.address(pathTo(market.routes))], getContext: () => context },
    );
  });
  return <RouterProvider router={router} />;
};

const Waiting = () => null;
