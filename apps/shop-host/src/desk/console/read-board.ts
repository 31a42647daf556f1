import type { Board, Person } from '@materia/api-contract';
import {
  choicesAt,
  FLAG_KEYS,
  flagSet,
  mayAct,
  missingObject,
  STAFF_ACTIONS,
} from '@materia/domain-feature-flags';
import { flagObjects, type Market } from '@materia/market-model';
import type { Db } from '../../platform/database/with-tx.ts';
import { formatLocalTime } from '../flags/local-time.ts';
import { holidayAt } from '../flags/publish.ts';
import { countToApprove } from '../flags/repository.ts';
import { readUnit } from '../../platform/flags/repository.ts';

/** The units that a person may view, with everything that the grid shows. */
export const readBoard = async (
  db: Db,
  markets: readonly Market[],
  person: Pick<Person, 'email' | 'roles'>,
  now: string,
): Promise<Board> => ({
  units: await Promise.all(
    markets
      .filter(({ id }) => mayAct(person.roles, id, 'view'))
      .map((market) => unitOf(db, market, person, now)),
  ),
});

const unitOf = async (
  db: Db,
  market: Market,
  { email, roles }: Pick<Person, 'email' | 'roles'>,
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
    withoutObject: withoutObject(market),
    toApprove: mayAct(roles, market.id, 'approve') ? await countToApprove(db, market.id, email) : 0,
  };
};

const withoutObject = (market: Market): Board['units'][number]['withoutObject'] => {
  const present = flagObjects(market);
  return Object.fromEntries(
    FLAG_KEYS.flatMap((key) => {
      const missing = missingObject(key, present);
      return missing === undefined ? [] : [[key, missing]];
    }),
  );
};
