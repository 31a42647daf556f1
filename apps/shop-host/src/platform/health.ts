import { fail, ok } from '@materia/domain-kernel';
import type { HandlersOf } from '../platform/contract/handlers.ts';

type HealthOptions = {
  readonly version: string;
  readonly engine: string;
  /** Reports quickly whether the database accepts queries. */
  readonly isDatabaseReady: () => Promise<boolean>;
};

/** Readiness of the host: 503 while its database is unavailable. */
export const healthHandlers = ({
  version,
  engine,
  isDatabaseReady,
}: HealthOptions): HandlersOf<'readHealth'> => ({
  readHealth: async () => {
    const known = { database: engine, version };
    return (await isDatabaseReady())
      ? ok({ status: 'ready', ...known })
      : fail({ status: 503, body: { status: 'unavailable', ...known } });
  },
});
