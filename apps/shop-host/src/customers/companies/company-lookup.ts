import {
  COMPANY_NAME_LEAST,
  type CompanyRegisterName,
  REGISTER_ANSWER_LIFE_MS,
  type RegisterAnswer,
  type RegisteredCompany,
} from '@materia/domain-customer';
import { postcodePattern } from '@materia/domain-contact';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { TaxNumber } from '@materia/domain-tax-number';
import type { Market } from '@materia/market-model';
import type { Db } from '../../platform/database/with-tx.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { findAnswer, storeAnswer } from './repository.ts';
import {
  NO_ANSWER,
  type RegisterAdapter,
  type RegisterTransport,
  UNKNOWN,
} from './registers/register.ts';
import { sirene } from './registers/sirene.ts';
import { vies } from './registers/vies.ts';
import { whiteList } from './registers/white-list.ts';

const ADAPTERS: Readonly<Record<CompanyRegisterName, RegisterAdapter>> = {
  vies,
  sirene,
  'white-list': whiteList,
};

const DAY_MS = 86_400_000;

/** What the registers allow one address a day; beyond, some of them block it. */
const A_DAY: Readonly<Record<CompanyRegisterName, Limit>> = {
  vies: { attempts: 2000, windowMs: DAY_MS },
  sirene: { attempts: 20_000, windowMs: DAY_MS },
  'white-list': { attempts: 95, windowMs: DAY_MS },
};

/** Answers about persons are not kept, so a page of theirs would use up what a register allows all. */
const ONE_NUMBER: Limit = { attempts: 10, windowMs: DAY_MS };

type Occasion = { readonly market: Market; readonly now: string; readonly today: PlainDate };

export type CompanyLookup = {
  readonly byNumber: (
    number: TaxNumber,
    occasion: Occasion,
  ) => Promise<RegisterAnswer<RegisteredCompany>>;
  readonly byName: (
    name: string,
    occasion: Occasion,
  ) => Promise<RegisterAnswer<readonly RegisteredCompany[]>>;
};

/**
 * Looks companies up in the register of the market. Answers about companies are kept for a day, in
 * the database, because registers count what they are asked; those about persons are not kept.
 */
export const companyLookup = ({
  db,
  transport,
  attempts,
}: {
  readonly db: Db;
  readonly transport: RegisterTransport;
  readonly attempts: Attempts;
}): CompanyLookup => {
  const mayAsk = (
    register: CompanyRegisterName,
    { market, now }: Occasion,
    number?: TaxNumber,
  ): Promise<boolean> =>
    attempts.takeAll(
      [
        ...(number === undefined
          ? []
          : [[`company-number:${market.id}:${number}`, ONE_NUMBER] as const]),
        [`company-register:${market.id}:${register}`, A_DAY[register]],
      ],
      now,
    );
  return {
    byNumber: async (number, occasion) => {
      const { market, now, today } = occasion;
      const register = market.rules.companyRegister;
      if (register === undefined) return UNKNOWN;
      const since = laterBy(now, -REGISTER_ANSWER_LIFE_MS);
      const known = await findAnswer(db, market.id, number, since);
      if (known !== undefined)
        return known.company === null ? UNKNOWN : { kind: 'found', value: known.company };
      if (!(await mayAsk(register.name, occasion, number))) return NO_ANSWER;
      const answer = await ADAPTERS[register.name].byNumber(transport, {
        register,
        number,
        today,
        postcode: postcodePattern(market.rules.postcode),
      });
      if (answer.kind === 'no-answer' || (answer.kind === 'found' && answer.value.isPerson))
        return answer;
      await storeAnswer(
        db,
        { market: market.id, number, at: now },
        answer.kind === 'found' ? answer.value : null,
        since,
      );
      return answer;
    },
    byName: async (name, occasion) => {
      const register = occasion.market.rules.companyRegister;
      const byName = register && ADAPTERS[register.name].byName;
      if (byName === undefined || !register?.findsByName || name.length < COMPANY_NAME_LEAST)
        return UNKNOWN;
      return (await mayAsk(register.name, occasion))
        ? byName(transport, name, register)
        : NO_ANSWER;
    },
  };
};
