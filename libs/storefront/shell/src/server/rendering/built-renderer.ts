import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Application } from '../../entry/entry-server.tsx';
import type { Renderer } from './renderer.ts';

/**
 * What `entry.server.tsx` of an app exports: its own copy of React and React Router renders the
 * pages.
 */
export type StorefrontBuild = ServerBuild & {
  readonly entry: {
    readonly module: { readonly application: (build: ServerBuild) => Application };
  };
};

/** Renders pages with the application that was built into `folder`. */
export const builtRenderer = async (folder: string): Promise<Renderer> => {
  const build: StorefrontBuild = await import(pathToFileURL(join(folder, 'server/index.js')).href);
  const { version, entry } = build.assets;
  return { version, entry: entry.module, render: build.entry.module.application(build) };
};
