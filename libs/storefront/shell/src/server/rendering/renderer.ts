import type { Application } from '../../entry/entry-server.tsx';

export type { Rendered } from '../../entry/entry-server.tsx';

/**
 * Renders a page of the application. The server depends only on this type, so tests can provide
 * their own renderer.
 */
export type Renderer = {
  readonly render: Application;
  /** Changes with every build whose pages differ; the same in all processes of a release. */
  readonly version: string;
};
