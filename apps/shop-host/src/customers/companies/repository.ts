import type { RegisteredCompany } from '@materia/domain-customer';
import type { Reader } from '../../platform/database/with-tx.ts';

/** A stored answer: a company, or that the register has none of this number. */
type StoredAnswer = { readonly company: RegisteredCompany | null };

/** The answer about a number if it is not older than `since`. */
export const findAnswer = async (
  db: Reader,
  market: string,
  number: string,
  since: string,
): Promise<StoredAnswer | undefined> =>
  db
    .selectFrom('company_answer')
    .select('company')
    .where('market', '=', market)
    .where('number', '=', number)
    .where('answered_at', '>', since)
    .executeTakeFirst();

/** Stores an answer and forgets those that are over. */
export const storeAnswer = async (
  db: Reader,
  answer: { readonly market: string; readonly number: string; readonly at: string },
  company: RegisteredCompany | null,
  since: string,
): Promise<void> => {
  await db
    .deleteFrom('company_answer')
    .where('market', '=', answer.market)
    .where('answered_at', '<=', since)
    .execute();
  const stored = company === null ? null : JSON.stringify(company);
  await db
    .insertInto('company_answer')
    .values({
      market: answer.market,
      number: answer.number,
      company: stored,
      answered_at: answer.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'number'])
        .doUpdateSet({ company: stored, answered_at: answer.at }),
    )
    .execute();
};
