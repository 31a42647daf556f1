import type { FrameRequest, ShopRequest } from '@materia/storefront-request';

/** What the application made of a request. */
export type Rendered = {
  readonly status: number;
  readonly headers: Headers;
  /** A page's HTML, or whatever else the answer says. */
  readonly body: string;
};

/** Renders a page of the application. The server knows it by this shape only, so tests can bring their own. */
export type Renderer = {
  readonly render: (request: Request, shop: ShopRequest, frame: FrameRequest) => Promise<Rendered>;
  /** Changes with every build. */
  readonly version: string;
};
