import { join } from 'node:path';
import { createServer, type Connect } from 'vite';
import type { StorefrontBuild } from './built-renderer.ts';
import type { Renderer } from './renderer.ts';

/** Development tools: sources served as they are, with hot reloading. */
export type DevelopmentServer = {
  readonly renderer: Renderer;
  readonly middleware: Connect.Server;
  readonly close: () => Promise<void>;
};

export const developmentServer = async (
  directory: string,
  port: number,
): Promise<DevelopmentServer> => {
  const vite = await createServer({
    root: directory,
    configFile: join(directory, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { port: port + 20_000 } },
  });
  const build = async (): Promise<StorefrontBuild> => {
    const module: unknown = await vite.ssrLoadModule('virtual:react-router/server-build');
    if (!isStorefrontBuild(module)) throw new Error('The application has no server build');
    return module;
  };
  return {
    renderer: {
      version: 'development',
      // The sources may have changed since the last page.
      render: async (...asked) => {
        const fresh = await build();
        return fresh.entry.module.application(fresh)(...asked);
      },
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
};

const isStorefrontBuild = (module: unknown): module is StorefrontBuild =>
  typeof module === 'object' && module !== null && 'entry' in module && 'routes' in module;
