import { type AppBridge, handOverPdf } from './app-bridge.ts';

/**
 * The app action that a link triggers: take over a PDF, or close because the link leaves the shop.
 */
export const appLink = (
  link: { readonly href: string; readonly type: string },
  origin: string,
): 'pdf' | 'leaves' | undefined => {
  const address = URL.canParse(link.href) ? new URL(link.href) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  if (address.origin !== origin) return 'leaves';
  return link.type === 'application/pdf' || address.pathname.endsWith('.pdf') ? 'pdf' : undefined;
};

/** The file name of a PDF, else the last segment of its URL. */
export const pdfName = (disposition: string | null, address: string): string => {
  const named = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  const last = named ?? new URL(address).pathname.split('/').at(-1) ?? '';
  return /\.pdf$/i.test(last) ? last : `${last || 'document'}.pdf`;
};

/**
 * Fetches a PDF and hands it to the app instead of a browser download; false when the fetch fails.
 */
export const takePdf = async (
  bridge: AppBridge,
  href: string,
  get: typeof globalThis.fetch,
): Promise<boolean> => {
  const answer = await get(href).catch(() => undefined);
  if (answer === undefined) return false;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok || !(answer.headers.get('content-type') ?? '').startsWith('application/pdf'))
    return false;
  handOverPdf(bridge, bytes, pdfName(answer.headers.get('content-disposition'), href));
  return true;
};

/**
 * Handles links inside the app: PDFs are handed to the app, and a link out of the shop closes the
 * page.
 */
export const serveAppLinks = (bridge: AppBridge): void => {
  addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null || event.defaultPrevented || event.button !== 0) return;
      const asked = appLink(link, location.origin);
      if (asked === 'leaves') bridge('CLOSE', {});
      if (asked !== 'pdf') return;
      event.preventDefault();
      void takePdf(bridge, link.href, fetch).then((taken) => {
        if (!taken) location.assign(link.href);
      });
    },
    { capture: true },
  );
};
