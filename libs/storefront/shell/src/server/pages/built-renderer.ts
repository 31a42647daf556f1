import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { frameRequest, pageTaker, shopRequest } from '@materia/storefront-request';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Renderer } from './renderer.ts';

/** Renders pages with the application that was built into */
export const builtRenderer = async (folder: string): Promise<Renderer> => {
  const build: ServerBuild = await import(pathToFileURL(join(folder, 'server/index.js')).href);
  return rendererOf(build, 'production', build.assets.version);
};

export const rendererOf = (
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
  version: string,
): Renderer => {
  const handle = createRequestHandler(build, mode);
  return {
    version,
    render: async (request, shop, frame) => {
      let page: string | undefined;
      const context = new RouterContextProvider();
      context.set(shopRequest, shop);
      context.set(frameRequest, frame);
      context.set(pageTaker, (html) => {
        page = html;
      });
      const response = await handle(request, context);
      return {
        status: response.status,
        headers: response.headers,
        body: page ?? (await response.text()),
      };
    },
  };
};
