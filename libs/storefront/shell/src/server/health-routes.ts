import { monitoringCalls, type Reply } from '@materia/api-contract';
import type { FastifyPluginAsync } from 'fastify';
import { hasReadyHost } from './host/host-answers.ts';
import type { Shop } from './shop/shop.ts';

/** What a storefront process knows of itself. */
type StorefrontState = {
  /** Whether the published flags were received, so that the presets do not apply instead. */
  readonly hasFlags: () => boolean;
  /** Whether the process is about to stop and finishes what it has begun. */
  readonly isDraining: () => boolean;
};

/** Everybody may ask, but the hosts are asked only so often. */
const HOST_ASKED_EVERY_MS = 500;

/**
 * Health of a storefront. `/health` and `/health/live` report that the process turns: cached pages are served even while no host
 * answers. `/health/ready` also requires the flags and a host that is ready.
 */
export const healthRoutes =
  (
    { market, hosts }: Pick<Shop, 'market' | 'hosts'>,
    state: StorefrontState,
    fetch: typeof globalThis.fetch,
  ): FastifyPluginAsync =>
  async (app) => {
    let asked: { readonly at: number; readonly isReady: Promise<boolean> } | undefined;
    const isHostReady = (): Promise<boolean> => {
      const at = performance.now();
      if (asked === undefined || at - asked.at >= HOST_ASKED_EVERY_MS)
        asked = { at, isReady: hasReadyHost(hosts.urls, fetch) };
      return asked.isReady;
    };

    app.get(monitoringCalls.readShopHealth.path, async (): Promise<Reply<'readShopHealth'>> => ({
      status: 'ok',
      market: market.id,
    }));
    app.get(
      monitoringCalls.readShopLiveness.path,
      async (): Promise<Reply<'readShopLiveness'>> => ({ status: 'live' }),
    );
    app.get(
      monitoringCalls.readShopReadiness.path,
      async (_, reply): Promise<Reply<'readShopReadiness'>> => {
        const lacks: Reply<'readShopReadiness'>['lacks'] = [];
        if (!state.hasFlags()) lacks.push('flags');
        if (!(await isHostReady())) lacks.push('host');
        if (state.isDraining()) lacks.push('draining');
        reply.header('cache-control', 'no-store');
        if (lacks.length > 0) reply.code(503).header('retry-after', '1');
        return { status: lacks.length === 0 ? 'ready' : 'unavailable', lacks };
      },
    );
  };
