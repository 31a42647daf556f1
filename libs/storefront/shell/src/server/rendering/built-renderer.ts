import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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
  const file = join(folder, 'server/index.js');
  const build: StorefrontBuild = await import(pathToFileURL(file).href);
  return {
    version: await versionOf(file),
    entry: build.assets.entry.module,
    render: build.entry.module.application(build),
  };
};

/** React Router's own version is that of the browser's files, which contain no pages. */
const versionOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 16);
