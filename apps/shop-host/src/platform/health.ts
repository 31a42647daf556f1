import { fail, ok } from '@materia/domain-kernel';
import type { HandlersOf } from '../platform/contract/handlers.ts';

type HealthOptions = {
  readonly version: string;
  readonly engine: string;
  /** Answers within a moment whether the database can be asked. */
  readonly isDatabaseReady: () => Promise<boolean>;
};

/** Whether the host can answer: 503 while its database cannot be asked. */
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
