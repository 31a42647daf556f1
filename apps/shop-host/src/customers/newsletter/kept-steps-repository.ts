import { sql } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';

/**
 * Deletes the steps of at most so many addresses without a newsletter since an instant, with the subscriptions that ended, and returns how
 * many addresses they were of.
 */
export const deleteKeptSteps = async (
  db: Reader,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const { rows } = await sql`
    with due as (
      select email_key from newsletter_step where market = ${market} and not exists (
        select from newsletter_subscription subscribed
        where subscribed.market = newsletter_step.market and subscribed.email_key = newsletter_step.email_key and subscribed.state = 'confirmed')
      group by email_key having max(at) < ${before} limit ${most}),
    ended as (delete from newsletter_subscription using due
      where newsletter_subscription.market = ${market} and newsletter_subscription.email_key = due.email_key and newsletter_subscription.state <> 'confirmed'),
    deleted as (delete from newsletter_step using due
      where newsletter_step.market = ${market} and newsletter_step.email_key = due.email_key)
    select email_key from due`.execute(db);
  return rows.length;
};
