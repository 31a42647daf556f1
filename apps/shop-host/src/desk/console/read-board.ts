import type { Board, Person } from '@materia/api-contract';
import { choicesAt, flagSet, mayAct, STAFF_ACTIONS } from '@materia/domain-feature-flags';
import type { Market } from '@materia/market-model';
import type { Db } from '../../platform/database/with-tx.ts';
import { formatLocalTime } from '../flags/local-time.ts';
import { holidayAt } from '../flags/publish.ts';
import { readUnit } from '../../platform/flags/repository.ts';

/** The units that a person may view, with everything that the grid shows. */
export const readBoard = async (
  db: Db,
  markets: readonly Market[],
  { roles }: Pick<Person, 'roles'>,
  now: string,
): Promise<Board> => ({
  units: await Promise.all(
    markets
      .filter(({ id }) => mayAct(roles, id, 'view'))
      .map((market) => unitOf(db, market, roles, now)),
  ),
});

const unitOf = async (
  db: Db,
  market: Market,
  roles: Person['roles'],
  now: string,
): Promise<Board['units'][number]> => {
  const { revision, choices } = await readUnit(db, market.id);
  const at = Date.parse(now);
  const sources = { choices: choicesAt(choices, at), presets: market.flagPresets };
  return {
    id: market.id,
    name: market.name,
    timeZone: market.timeZone,
    locale: market.locale,
    revision,
    now: formatLocalTime(at, market.timeZone),
    frozenBy: holidayAt(market, at) ?? null,
    presets: { ...market.flagPresets },
    choices: [...choices],
    values: {
      web: { ...flagSet({ channel: 'web', ...sources }) },
      app: { ...flagSet({ channel: 'app', ...sources }) },
    },
    may: STAFF_ACTIONS.filter((act) => mayAct(roles, market.id, act)),
  };
};
