import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer, type Connect } from 'vite';
import { rendererOf } from './pages/built-renderer.ts';
import type { Renderer } from './pages/renderer.ts';

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
  const build = async (): Promise<ServerBuild> => {
    const module: unknown = await vite.ssrLoadModule('virtual:react-router/server-build');
    if (!isServerBuild(module)) throw new Error('The application has no server build');
    return module;
  };
  return {
    renderer: rendererOf(build, 'development', 'development'),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
};

const isServerBuild = (module: unknown): module is ServerBuild =>
  typeof module === 'object' && module !== null && 'entry' in module && 'routes' in module;
