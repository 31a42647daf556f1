/** The messages that the shop sends to the surrounding mobile app, each with its payload. */
export type BridgeMessages = {
  readonly CLOSE: Record<never, never>;
  readonly PRODUCT: { readonly sku: string };
  readonly FUNNEL_PAYMENT_CONFIRMATION: { readonly orderId: string };
  readonly PAGEID: { readonly pageId: string };
  readonly FUNNEL_VIEW: { readonly step: string };
  readonly TITLE: { readonly title: string };
  readonly LOGIN: Record<never, never>;
  readonly CART_UPDATE: { readonly count: number };
  readonly EMPTY_CART: Record<never, never>;
  readonly DOWNLOAD_PDF: { readonly content: string; readonly filename: string };
};

export type AppBridge = <Name extends keyof BridgeMessages>(
  type: Name,
  payload: BridgeMessages[Name],
) => void;

/** The message functions of the two mobile platforms. */
export type NativeWindow = {
  readonly webkit?:
    | {
        readonly messageHandlers?: {
          readonly materia?: { readonly postMessage: (message: unknown) => void };
        };
      }
    | undefined;
  readonly materiaApp?: { readonly postMessage: (message: string) => void } | undefined;
};

/** The bridge to the app around the page; undefined outside the app. */
export const appBridge = (around: NativeWindow): AppBridge | undefined => {
  const [ios, android] = [around.webkit?.messageHandlers?.materia, around.materiaApp];
  // oxlint-disable unicorn/require-post-message-target-origin -- these are the app's own functions, not the window's.
  if (ios !== undefined) return (type, payload) => ios.postMessage({ type, ...payload });
  return android === undefined
    ? undefined
    : (type, payload) => android.postMessage(JSON.stringify({ type, ...payload }));
};

/** What the app learns of an opened page; the rest is there on some pages only. */
export type PageNews = {
  readonly page: string | undefined;
  readonly title: string;
  readonly step: string | undefined;
  readonly orderId: string | undefined;
  readonly sku: string | undefined;
};

/** The messages for an opened page. */
export const notifyPage = (
  bridge: AppBridge,
  { page, title, step, orderId, sku }: PageNews,
): void => {
  bridge('PAGEID', { pageId: page ?? 'unknown' });
  bridge('TITLE', { title });
  if (page === 'login') bridge('LOGIN', {});
  if (step !== undefined) bridge('FUNNEL_VIEW', { step });
  if (orderId !== undefined) bridge('FUNNEL_PAYMENT_CONFIRMATION', { orderId });
  if (sku !== undefined) bridge('PRODUCT', { sku });
};

/** The messages for a changed cart count. */
export const notifyCart = (bridge: AppBridge, before: number | undefined, now: number): void => {
  if (before === now) return;
  bridge('CART_UPDATE', { count: now });
  if (now === 0 && before !== undefined) bridge('EMPTY_CART', {});
};

/** A PDF in the form that the app accepts: its bytes as Base64, and its name. */
export const handOverPdf = (bridge: AppBridge, bytes: Uint8Array, filename: string): void =>
  bridge('DOWNLOAD_PDF', {
    content: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
    filename,
  });
