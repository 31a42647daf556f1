import { HostUnavailable } from '@materia/api-client-kernel';
import type { Market } from '@materia/market-model';
import { frameRequest, pageTaker, shopRequest } from '@materia/storefront-request';
import { SharedParts } from '@materia/ui-design-system';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  UNSAFE_ErrorResponseImpl,
} from 'react-router';
import { frameData } from '../frame/frame-data.ts';
import { provideReader } from '../frame/loaded-texts.ts';
import { withLongDates, type WrittenDays } from '../frame/long-dates.ts';
import { madeFrameParts } from './made-frame-parts.tsx';
import { serverTexts } from './server-texts.ts';
import { STATIC_PAGE_HEADER } from './static-page.ts';

/**
 * Renders a page in one piece, including its data, so that it is complete before the first byte is sent. Error pages
 * contain no data for the browser's router: they are plain HTML.
 */
const handleRequest = async (
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> => {
  const data = await readText(routerContext.serverHandoffStream);
  const { staticHandlerContext } = routerContext;
  // When an action fails, the router omits the root's data, but the page needs the frame too.
  const frame = frameData(loadContext);
  staticHandlerContext.loaderData = { root: frame, ...staticHandlerContext.loaderData };
  const failed = showHostFailure(routerContext, loadContext);
  const { market } = loadContext.get(shopRequest);
  openTexts(market);
  const { page: html, days } = withLongDates(market.longDate, () =>
    renderToString(
      <SharedParts value={madeFrameParts(market, frame)}>
        <ServerRouter
          context={{ ...routerContext, serverHandoffStream: undefined }}
          url={request.url}
        />
      </SharedParts>,
    ),
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  if (staticHandlerContext.errors !== null) headers.set(STATIC_PAGE_HEADER, '1');
  loadContext.get(pageTaker)(
    `<!DOCTYPE html>${html.replace('</body>', () => `<script>${handOver(data, days)}</script></body>`)}`,
  );
  return new Response(null, { status: failed ?? status, headers });
};
export default handleRequest;

let openedFor: string | undefined;

/** A process serves one market, whose texts are loaded with the first page. */
const openTexts = (market: Market): void => {
  if (openedFor === market.id) return;
  provideReader(serverTexts(market));
  openedFor = market.id;
};

/** Logged once per failure, without the shopper's input. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const asked = `${request.method} ${new URL(request.url).pathname}`;
  if (error instanceof HostUnavailable) console.error(`${asked}: ${error.message}`);
  else console.error(asked, error);
};

/** An unavailable host (503 and above) is shown as such; its own message never is. */
const showHostFailure = (
  { staticHandlerContext }: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): number | undefined => {
  const { errors } = staticHandlerContext;
  const status = loadContext.get(frameRequest).hostFailure();
  if (errors === null || errors === undefined || status === undefined || status < 503)
    return undefined;
  if (Object.values(errors).every((error) => isRouteErrorResponse(error) && error.status < 500))
    return undefined;
  const shown = new UNSAFE_ErrorResponseImpl(503, undefined, null);
  staticHandlerContext.errors = Object.fromEntries(
    Object.keys(errors).map((route) => [route, shown]),
  );
  return 503;
};

const readText = async (stream: ReadableStream<Uint8Array> | undefined): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  return text;
};

/** Passes the page's data to the browser's router, which reads it as a stream, and the page's long dates to its views. */
const handOver = (data: string, days: WrittenDays): string =>
  `${Object.keys(days).length === 0 ? '' : `window.materiaDays=JSON.parse('${escapeForScript(JSON.stringify(days))}');`}window.__reactRouterContext.streamController.enqueue('${escapeForScript(data)}');window.__reactRouterContext.streamController.close();`;

/** The data is JSON, full of double quotes, which need no escaping inside single quotes. */
const escapeForScript = (json: string): string =>
  json.replace(
    /[\\'<>&\p{Cc}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
