import { HostUnavailable } from '@materia/api-client-kernel';
import type { RouteName } from '@materia/market-model';
import {
  type FrameRequest,
  frameRequest,
  type ShopRequest,
  shopRequest,
} from '@materia/page-request';
import { ERROR_SUMMARY_MARK } from '@materia/ui-design-system/behaviours';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { Document, type DocumentFiles } from '../frame/Document.tsx';
import { type PageParts, withParts } from '../frame/draw-once.tsx';
import { ErrorPage } from '../frame/ErrorPage.tsx';
import { frameData } from '../frame-facts/frame-data.ts';

/** The application's reply to a request: a page's HTML, or any other response. */
export type Rendered = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** A file to be saved, instead of a body: it is sent as it arrives. */
  readonly file?: ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** Loads and renders what a request asks for. */
export type Application = (
  request: Request,
  shop: ShopRequest,
  frame: FrameRequest,
) => Promise<Rendered>;

/** The route whose page is the error page, and whose style sheet has its rules. */
const ERROR_PAGE = 'problem';

/**
 * The application of a build. It uses React Router's static handler for routes, loaders, actions and middleware, and renders
 * documents without hydration data: browsers load only the parts of a page that need a script.
 */
export const application = ({ routes, assets }: Pick<ServerBuild, 'routes' | 'assets'>) => {
  const handlers = new Map<RouteName | undefined, StaticHandler>();
  /** The server knows which page it is, so React Router need not compare the path with those of all pages. */
  const handlerOf = (page: RouteName | undefined): StaticHandler => {
    const handler = handlers.get(page) ?? createStaticHandler(routesOf(routes, page));
    handlers.set(page, handler);
    return handler;
  };
  const render = (
    found: StaticHandlerContext,
    shop: ShopRequest,
    frame: FrameRequest,
  ): Rendered => {
    const failure = failureOf(found, frame);
    const file = failure === undefined ? fileOf(found, routes) : undefined;
    if (file !== undefined)
      return { status: found.statusCode, headers: headersOf(found), body: Buffer.from(file) };
    const data = frameData(shop, frame);
    // The page that failed may have other rules than the error page that is shown instead.
    const shown =
      failure === undefined
        ? found.matches.map(({ route }) => sheetRouteOf(route.id, frame))
        : [rootOf(routes)?.id, ERROR_PAGE];
    const styles = shown.flatMap((id = '') => assets.routes[id]?.css ?? []);
    const pathname = failure === undefined ? found.location.pathname : shop.to(ERROR_PAGE);
    const files: DocumentFiles =
      assets.hmr === undefined
        ? { styles: [...new Set(styles)], boot: frame.boot, scripts: [] }
        : {
            styles: [`/@react-router/critical.css?${new URLSearchParams({ pathname })}`],
            boot: undefined,
            scripts: ['/@vite/client', assets.hmr.runtime, assets.entry.module],
          };
    const params = found.matches.at(-1)?.params ?? {};
    const query = new URLSearchParams(found.location.search);
    const parts: PageParts = [];
    const headers = headersOf(found);
    const refresh = files.boot === undefined ? undefined : reloadWithoutScripts(headers);
    const html = renderToStaticMarkup(
      <Document
        market={shop.market}
        to={shop.to}
        data={data}
        files={files}
        refresh={refresh}
        params={params}
        query={query}
        parts={parts}
      >
        {failure === undefined ? (
          <StaticRouterProvider
            router={createStaticRouter(handlerOf(frame.page).dataRoutes, found)}
            context={found}
            hydrate={false}
          />
        ) : (
          <ErrorPage
            status={failure}
            departments={data.departments}
            retryPath={found.location.pathname + found.location.search}
            sentFields={frame.sentFields}
          />
        )}
      </Document>,
    );
    return {
      status: failure ?? found.statusCode,
      headers,
      body: withParts(`<!DOCTYPE html>${withErrorInTitle(html, shop.market)}`, parts),
    };
  };
  const application: Application = async (request, shop, frame) => {
    const context = new RouterContextProvider();
    context.set(shopRequest, shop);
    context.set(frameRequest, frame);
    let rendered: Rendered | undefined;
    const response = await handlerOf(frame.page).query(request, {
      requestContext: context,
      generateMiddlewareResponse: async (query) => {
        const found = await query(request);
        if (found instanceof Response) return found;
        const refused = refusedForm(found, request);
        if (refused !== undefined && (await frame.storeRefusedForm?.(refused)))
          return seeOther(found.location);
        for (const error of Object.values(found.errors ?? {})) logError(error, request);
        try {
          rendered = render(withRefusedForm(found, frame), shop, frame);
        } catch (error) {
          logError(error, request);
          rendered = render({ ...found, errors: { root: error } }, shop, frame);
        }
        return new Response(null, { status: rendered.status });
      },
    });
    if (rendered !== undefined) return rendered;
    if (!(response instanceof Response)) return render(response, shop, frame);
    const { status, headers, body: file } = response;
    return file !== null && headers.has('content-disposition')
      ? { status, headers, body: Buffer.alloc(0), file }
      : { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  return application;
};

/** What the action of the page returned for a form that it refused. */
const refusedForm = (
  { statusCode, actionData, errors }: StaticHandlerContext,
  { method }: Request,
): unknown =>
  method === 'POST' && statusCode === 422 && errors === null
    ? Object.values(actionData ?? {})[0]
    : undefined;

/** The browser asks for the page again, so that neither "reload" nor "back" sends the form. */
const seeOther = ({ pathname, search }: StaticHandlerContext['location']): Response =>
  new Response(null, { status: 303, headers: { location: pathname + search } });

/** The page after that redirect: it shows what was typed and what is wrong with it. */
const withRefusedForm = (
  found: StaticHandlerContext,
  { refusedForm: refused }: FrameRequest,
): StaticHandlerContext => {
  const page = found.matches.at(-1)?.route.id;
  return refused === undefined || page === undefined || found.actionData !== null
    ? found
    : { ...found, actionData: { [page]: refused.outcome } };
};

/** The text of a file, which a route without a page loads and which is sent as it is. */
const fileOf = (
  { matches, loaderData }: StaticHandlerContext,
  routes: ServerBuild['routes'],
): string | undefined => {
  const id = matches.at(-1)?.route.id ?? '';
  const content: unknown = loaderData[id];
  return routes[id]?.module.default === undefined && typeof content === 'string'
    ? content
    : undefined;
};

/** Products and content pages at the root of the shop have one route. */
const routeIdOf = (page: RouteName | undefined): string | undefined =>
  page === 'contentPage' ? 'product' : page;

/** Content pages at the root of the shop have the product's route, but the style sheet of content. */
const sheetRouteOf = (route: string, { page }: FrameRequest): string =>
  route === 'product' && page === 'contentPage' ? 'cmsPage' : route;

const rootOf = (routes: ServerBuild['routes']): ServerBuild['routes'][string] =>
  Object.values(routes).find((route) => route?.parentId === undefined);

/** The root with the route of the page and the one of unknown paths. */
const routesOf = (routes: ServerBuild['routes'], page: RouteName | undefined): RouteObject[] => {
  const pages = Object.values(routes).filter(
    (route) => route !== undefined && (route.path === '*' || route.id === routeIdOf(page)),
  );
  return [
    {
      ...partsOf(rootOf(routes)),
      children: pages.map((own) =>
        own?.index === true
          ? { ...partsOf(own), index: true }
          : { ...partsOf(own), path: own?.path, caseSensitive: own?.caseSensitive },
      ),
    },
  ];
};

const partsOf = (route: ServerBuild['routes'][string]) => {
  if (route === undefined) return {};
  const { default: Component, loader, action, middleware } = route.module;
  return {
    id: route.id,
    ...(Component === undefined ? {} : { Component }),
    ...(loader === undefined ? {} : { loader }),
    ...(action === undefined ? {} : { action }),
    ...(middleware === undefined ? {} : { middleware }),
  };
};

/** Quotes in texts are escaped, so only the attribute itself looks like this. */
const ERROR_SUMMARY = ` ${ERROR_SUMMARY_MARK}=""`;

/** Screen readers read the title of a page first, so it says that a form was refused. */
const withErrorInTitle = (html: string, { texts }: ShopRequest['market']): string =>
  html.includes(ERROR_SUMMARY)
    ? html.replace('<title>', () => `<title>${texts.errors.titlePrefix} `)
    : html;

/** The status of the page's failure. An unavailable host (503 and above) is shown as such; its own message never is. */
const failureOf = (
  { errors }: StaticHandlerContext,
  { hostFailure }: FrameRequest,
): number | undefined => {
  const [error] = Object.values(errors ?? {});
  if (errors === null || error === undefined) return undefined;
  if (isRouteErrorResponse(error) && error.status < 500) return error.status;
  const status = hostFailure();
  if (status !== undefined && status >= 503) return 503;
  return isRouteErrorResponse(error) ? error.status : 500;
};

/** Headers set by loaders or, when it ran, by the action. */
const headersOf = ({ loaderHeaders, actionHeaders }: StaticHandlerContext): Headers => {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  for (const own of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)])
    for (const [name, value] of own) headers.set(name, value);
  return headers;
};

/**
 * Takes the seconds after which a page reloads itself out of its headers, which scripts could not
 * stop: they ask for its state in place. A page that leads elsewhere keeps the header.
 */
const reloadWithoutScripts = (headers: Headers): string | undefined => {
  const refresh = headers.get('refresh');
  if (refresh === null || !/^\d+$/.test(refresh)) return undefined;
  headers.delete('refresh');
  return refresh;
};

/** Logged once per failure, without the shopper's input. */
const logError = (error: unknown, request: Request): void => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const asked = `${request.method} ${new URL(request.url).pathname}`;
  if (error instanceof HostUnavailable) console.error(`${asked}: ${error.message}`);
  else console.error(asked, error);
};
