import { fail, ok } from '@materia/domain-kernel';
import type { HandlersOf } from '../platform/contract/handlers.ts';

type HealthOptions = {
  readonly version: string;
  readonly engine: string;
  /** Reports quickly whether the database accepts queries. */
  readonly isDatabaseReady: () => Promise<boolean>;
  /** Whether the database has all steps that this host knows. */
  readonly isMigrated: () => Promise<boolean>;
  readonly state: HostState;
};

/** What a host knows of itself. */
export type HostState = {
  /** Whether the lists of all markets can be answered without building their index first. */
  listsAreReady: boolean;
  /** Whether the host is about to stop and finishes what it has begun. */
  isDraining: boolean;
};

/** Seconds after which a balancer may ask again. */
const ASK_AGAIN = '1';

type Lack = 'database' | 'migrations' | 'lists' | 'draining';

/**
 * Health of the host. `/health` reports the database, `/health/live` that the process turns, and `/health/ready` whether requests
 * should be sent to this host rather than to another one.
 */
export const healthHandlers = ({
  version,
  engine,
  isDatabaseReady,
  isMigrated,
  state,
}: HealthOptions): HandlersOf<'readHealth' | 'readLiveness' | 'readReadiness'> => {
  const lacksOf = async (): Promise<readonly Lack[]> => {
    const hasDatabase = await isDatabaseReady();
    const lacks: readonly (readonly [Lack, boolean])[] = [
      ['database', !hasDatabase],
      ['migrations', hasDatabase && !(await isMigrated())],
      ['lists', !state.listsAreReady],
      ['draining', state.isDraining],
    ];
    return lacks.flatMap(([lack, isLacking]) => (isLacking ? [lack] : []));
  };
  return {
    readHealth: async () => {
      const known = { database: engine, version };
      return (await isDatabaseReady())
        ? ok({ status: 'ready', ...known })
        : fail({ status: 503, body: { status: 'unavailable', ...known } });
    },
    readLiveness: async () => ok({ status: 'live' }),
    readReadiness: async (_, { setHeader }) => {
      const lacks = [...(await lacksOf())];
      if (lacks.length === 0) return ok({ status: 'ready', lacks });
      setHeader('retry-after', ASK_AGAIN);
      return fail({ status: 503, body: { status: 'unavailable', lacks } });
    },
  };
};
