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

const fileOf = (folder: string): string => join(folder, 'server/index.js');
const buildIn = (folder: string): Promise<StorefrontBuild> =>
  import(/* @vite-ignore */ pathToFileURL(fileOf(folder)).href);

/** The file with the scripts of all pages that was built into `folder`. */
export const builtEntry = async (folder: string): Promise<string> =>
  (await buildIn(folder)).assets.entry.module;

/** Renders pages with the application that was built into `folder`. */
export const builtRenderer = async (folder: string): Promise<Renderer> => {
  const build = await buildIn(folder);
  return {
    version: await versionOf(fileOf(folder)),
    render: build.entry.module.application(build),
  };
};

/** React Router's own version is that of the browser's files, which contain no pages. */
const versionOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 16);
