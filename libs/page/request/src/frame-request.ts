import { createContext } from 'react-router';
import type { RouteName, TextKey } from '@materia/market-model';

/** A department in the header's navigation. */
export type MenuCategory = {
  readonly name: string;
  readonly path: string;
  /** Products in the department and below it. */
  readonly productCount: number;
};

export type Flash = {
  readonly type: 'information' | 'success' | 'warning' | 'error';
  readonly key: TextKey;
  /** The fields of the form that undoes a store change or the removal of a line, URL-encoded. */
  readonly undo?: string;
};

/** A field of a form as the browser sent it. */
export type SentField = readonly [name: string, value: string];

/** The equivalent page in another market, for search engines. */
export type Alternate = { readonly locale: string; readonly address: string };

/** The shop of another market; `name` is its country in its own language. */
export type OtherShop = { readonly locale: string; readonly name: string; readonly href: string };

/** The script that pages load at once: its file and its hash. It loads the file with the other scripts later. */
export type BootScript = { readonly path: string; readonly integrity: string };

/** Data that the frame around a page (header, footer, messages, document head) needs besides the shop request. */
export type FrameRequest = {
  /** The page's name; undefined for a path that the shop does not know. */
  readonly page: RouteName | undefined;
  /** The permanent redirect target, when the path is not the page's own (different slashes, or an alias). */
  readonly movedTo: string | undefined;
  /** A guest requested a page that only customers may open. */
  readonly signInNeeded: boolean;
  /** Absolute URL of the page, with the page number of a list as its only query, for the canonical link. */
  readonly canonical: string | undefined;
  readonly alternates: readonly Alternate[];
  /** The shops of the other markets, for the footer. */
  readonly otherShops: readonly OtherShop[];
  readonly categories: readonly MenuCategory[];
  readonly flash: Flash | undefined;
  /** The cart's count after this page; undefined on pages that are the same for every guest. */
  readonly cartCount: () => number | undefined;
  /** The cookie from which browsers read that count. */
  readonly cartCountCookie: string;
  /** The cookie from which browsers read the customer context. */
  readonly contextCookie: string;
  /** Monitoring settings of the process, named after their `MONITORING_…` variables. */
  readonly monitoring: Readonly<Record<string, string>>;
  /** Undefined where pages run no scripts of the shop: in previews and in development. */
  readonly boot: BootScript | undefined;
  /** The fields of the form that was sent with this request, without secret ones and files. */
  readonly sentFields?: readonly SentField[];
  /** What the action of the page's form returned when the form was refused, shown after a redirect. */
  readonly refusedForm?: { readonly outcome: unknown };
  /**
   * Stores what an action returned for a refused form, so that the reply can be a redirect. False
   * where the page is sent as the reply instead.
   */
  readonly storeRefusedForm?: (outcome: unknown) => Promise<boolean>;
  /** The status of the host's last failure in this request, when it failed. */
  readonly hostFailure: () => number | undefined;
};

/** Read by the root's loader and the renderer only; pages read `shopRequest`. */
export const frameRequest = createContext<FrameRequest>();
