import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD_COST } from '../../platform/auth/password-hashing.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { HAS_POSTGRES } from '../../testing/database.ts';
import { FRIDAY_MORNING, openTestHost, type TestHost } from '../../testing/host.ts';
import { fromAnywhere, newShopper } from '../../testing/shoppers.ts';
import { soakProgress, soakReport } from '../../testing/soak-report.ts';

const GUESSES = Number(process.env['MATERIA_GUESSES'] ?? 300);
const PAIRS = Number(process.env['MATERIA_GUESS_PAIRS'] ?? 20);
const IS_LONG = process.env['MATERIA_GUESS_PAIRS'] !== undefined;
const MINUTE = 60_000;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** `npm run soak -- guesses` runs them in full. */
describe('guesses at accounts', { timeout: 3_600_000 }, () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(HAS_POSTGRES ? 'postgres' : 'pglite', {
      passwordCost: PASSWORD_COST,
    });
  });
  afterAll(() => host.close());

  it('are evaluated at most ten times in fifteen minutes, wherever they come from (IDT-16)', async () => {
    const { email } = await newShopper(host);
    let evaluated = 0;
    const codes = new Set<string>();
    const step = (15 * MINUTE) / GUESSES;
    for (let at = 0; at < GUESSES; at += 1) {
      host.clock.now = laterBy(FRIDAY_MORNING, Math.floor(at * step));
      const answer = await host.call(
        'signIn',
        { body: { username: email, password: `Wrong-guess-${at}!` } },
        { headers: fromAnywhere(host) },
      );
      const code = 'refusal' in answer ? answer.refusal.code : 'signed-in';
      codes.add(code);
      if (code !== 'too-many-requests') evaluated += 1;
      soakProgress('guesses', at, GUESSES);
    }
    expect([...codes].toSorted()).toEqual(['too-many-requests', 'wrong-credentials']);
    expect(evaluated).toBeLessThanOrEqual(10);
    await soakReport('guesses', { guesses: GUESSES, evaluated });
  });

  /** Accounts without a session, each asked about once. */
  const accounts = async (count: number): Promise<void> => {
    const { id } = await newShopper(host);
    await sql`insert into customer select (jsonb_populate_record(c, jsonb_build_object('id', 'pair-' || n, 'email', 'known.' || n || '@shop.example'))).*
      from customer c, generate_series(1, ${count}) n where c.id = ${id}`.execute(host.database.db);
  };
  /** The time of an answer, and the answer without its correlation id. */
  const timed = async (work: () => Promise<{ readonly text: string }>) => {
    const from = performance.now();
    const { text } = await work();
    return {
      ms: performance.now() - from,
      text: text.replace(/"correlationId":"[^"]*"/, ''),
    };
  };
  const gapOf = async (
    name: string,
    ask: (email: string) => Promise<{ readonly text: string }>,
  ): Promise<number> => {
    const gaps: number[] = [];
    for (let pair = 1; pair <= PAIRS; pair += 1) {
      const emails = [`known.${pair}@shop.example`, `stranger.${pair}@shop.example`];
      // Whichever comes first would be slower or faster for reasons of its own.
      const order = pair % 2 === 0 ? emails : emails.toReversed();
      const answers = new Map<string, { readonly ms: number; readonly text: string }>();
      for (const email of order) answers.set(email, await timed(() => ask(email)));
      const [known, unknown] = emails.map((email) => answers.get(email));
      expect(known?.text).toBe(unknown?.text);
      gaps.push((known?.ms ?? 0) - (unknown?.ms ?? 0));
      soakProgress(name, pair, PAIRS);
    }
    return Math.abs(median(gaps));
  };

  it('learn from neither text nor time whether an address has an account (IDT-09)', async () => {
    host.clock.now = FRIDAY_MORNING;
    await accounts(PAIRS);
    const anywhere = () => ({ headers: fromAnywhere(host) });
    const signIn = await gapOf('sign-in', (username) =>
      host.call('signIn', { body: { username, password: 'Wrong-guess-1!' } }, anywhere()),
    );
    const reset = await gapOf('forgotten passwords', (email) =>
      host.call('forgotPassword', { params: { email } }, anywhere()),
    );
    // Few pairs tell nothing of the time on a busy machine.
    expect(Math.max(signIn, reset)).toBeLessThan(IS_LONG ? 1 : Infinity);
    await soakReport('pairs', { pairs: PAIRS, signInGapMs: signIn, resetGapMs: reset });
  });
});
