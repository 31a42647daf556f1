import type { FrameRequest, ShopRequest } from '@materia/storefront-request';

/** The application's response to a request. */
export type Rendered = {
  readonly status: number;
  readonly headers: Headers;
  /** A page's HTML, or the body of any other response. */
  readonly body: string;
};

/** Renders a page of the application. The server depends only on this type, so tests can provide their own renderer. */
export type Renderer = {
  readonly render: (request: Request, shop: ShopRequest, frame: FrameRequest) => Promise<Rendered>;
  /** Changes with every build. */
  readonly version: string;
};
