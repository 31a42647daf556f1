import { createContext } from 'react-router';
import type { RouteName, TextKey } from '@materia/market-model';

/** A department in the header's navigation. */
export type MenuCategory = { readonly name: string; readonly path: string };

export type Flash = {
  readonly type: 'information' | 'success' | 'warning' | 'error';
  readonly key: TextKey;
};

/** Another market's page of the same kind, for search engines (BEY-25). */
export type Alternate = { readonly locale: string; readonly address: string };

/** The shop of another market; `name` is its country in its own language. */
export type OtherShop = { readonly locale: string; readonly name: string; readonly href: string };

/** What the frame around a page (header, footer, messages, document head) needs beside the shop request. */
export type FrameRequest = {
  /** The page's name; nothing for an address the shop does not know. */
  readonly page: RouteName | undefined;
  /** Folder of the texts of pages, as browsers fetch them. */
  readonly textsFolder: string;
  /** Where the address moved for good, when it is not the page's own (other spelling of slashes, an alias). */
  readonly movedTo: string | undefined;
  /** A page that only customers may open was asked for by a guest. */
  readonly signInNeeded: boolean;
  /** Absolute address of the page without query, for the canonical link. */
  readonly canonical: string | undefined;
  readonly alternates: readonly Alternate[];
  /** The shops of the other markets, for the foot of the page. */
  readonly otherShops: readonly OtherShop[];
  readonly categories: readonly MenuCategory[];
  readonly flash: Flash | undefined;
  /** The count of the cart as the page leaves it; nothing on pages that are the same for every guest. */
  readonly cartCount: () => number | undefined;
  /** The cookie in which browsers find that count. */
  readonly cartCountCookie: string;
  /** The cookie in which browsers find the customer context (STO-20). */
  readonly contextCookie: string;
  /** Settings of monitoring that the process was given; their names are those of `MONITORING_…` (MON-03). */
  readonly monitoring: Readonly<Record<string, string>>;
  /** The status of the host's last failure in this request, when it failed. */
  readonly hostFailure: () => number | undefined;
};

/** Read by the root's loader and the renderer only; pages read `shopRequest`. */
export const frameRequest = createContext<FrameRequest>();

/**
 * Takes the finished page from the application's renderer. It does not travel in the answer's body: writing a page
 * into a stream and reading it back costs as much as a tenth of making it.
 */
export const pageTaker = createContext<(html: string) => void>();
