import { type AppBridge, handOverPdf } from './app-bridge.ts';

/** What a link asks of the app around the page: to take a PDF over, or to close, since it leads out of the shop. */
export const appLink = (
  link: { readonly href: string; readonly type: string },
  origin: string,
): 'pdf' | 'leaves' | undefined => {
  const address = URL.canParse(link.href) ? new URL(link.href) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  if (address.origin !== origin) return 'leaves';
  return link.type === 'application/pdf' || address.pathname.endsWith('.pdf') ? 'pdf' : undefined;
};

/** The name a PDF comes with, else the last word of its address. */
export const pdfName = (disposition: string | null, address: string): string => {
  const named = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  const last = named ?? new URL(address).pathname.split('/').at(-1) ?? '';
  return /\.pdf$/i.test(last) ? last : `${last || 'document'}.pdf`;
};

/** Fetches a PDF and hands it over instead of a download of the browser (BRG-04); false when it cannot be had. */
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

/** Serves links for the app: PDFs are handed over, and a way out of the shop closes the page in the app (BRG-03, BRG-04). */
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
