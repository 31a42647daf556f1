import type { FrameRequest, ShopRequest } from '@materia/storefront-request';

/** Renders a page of the application. The server knows it by this shape only, so tests can bring their own. */
export type Renderer = {
  readonly render: (request: Request, shop: ShopRequest, frame: FrameRequest) => Promise<Response>;
  /** Changes with every build. */
  readonly version: string;
};
