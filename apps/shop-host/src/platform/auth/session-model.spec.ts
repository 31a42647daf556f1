import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterBy, millisecondsBetween } from '../process/instants.ts';
import { ENGINES } from '../../testing/database.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { fromAnywhere, newShopper, PASSWORD, type Shopper } from '../../testing/shoppers.ts';

/** Set `MATERIA_SESSION_VISITS=2000` for a longer run. */
const VISITS = Number(process.env['MATERIA_SESSION_VISITS'] ?? 12);
const SEED = Number(process.env['MATERIA_MODEL_SEED'] ?? 20_261_122);

const SECOND = 1000;
const ACCESS_MS = 600 * SECOND;
const GRACE_MS = 30 * SECOND;
const REFRESH_MS = 30 * 86_400 * SECOND;

type Session = { readonly owner: Shopper; isOver: boolean };
type Access = { readonly token: string; readonly session: Session; readonly issued: string };
type Refresh = {
  readonly token: string;
  readonly session: Session;
  readonly issued: string;
  used: string | undefined;
};

/**
 * Tokens are indexes into all issued tokens, newest first; `again` means tokens that were already
 * used.
 */
type Command =
  | { readonly do: 'sign-in'; readonly who: number }
  | {
      readonly do: 'refresh';
      readonly token: number;
      readonly again: boolean;
      readonly tabs: number;
    }
  | { readonly do: 'sign-out'; readonly token: number }
  | { readonly do: 'wait'; readonly seconds: number };

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sign-in' as const), who: fc.nat(1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('refresh' as const),
      token: fc.nat(2),
      again: fc.boolean(),
      tabs: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sign-out' as const), token: fc.nat(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 15, 30, 30, 31, 31, 300, 569, 599, 600, 2_592_000),
    }),
  },
);

/** Each visit starts at the edge of the grace period and continues at random. */
const commands: fc.Arbitrary<readonly Command[]> = fc
  .tuple(fc.constantFrom(30, 31), fc.array(command, { minLength: 8, maxLength: 30 }))
  .map(([seconds, rest]) => [
    { do: 'sign-in', who: 0 },
    { do: 'refresh', token: 0, again: false, tabs: 2 },
    { do: 'wait', seconds },
    { do: 'refresh', token: 0, again: true, tabs: 1 },
    ...rest,
  ]);

describe.each(ENGINES)('sessions compared with a simple model on %s', (engine) => {
  let host: TestHost;
  let people: readonly Shopper[];
  beforeAll(async () => {
    host = await openTestHost(engine);
    people = [await newShopper(host), await newShopper(host)];
  });
  afterAll(() => host.close());

  const visit = async (asked: readonly Command[]): Promise<void> => {
    host.clock.now = FRIDAY_MORNING;
    const accesses: Access[] = [];
    const refreshes: Refresh[] = [];
    const given = (
      tokens: { readonly jwtToken: string; readonly refreshToken: string },
      session: Session,
    ): void => {
      const issued = host.clock.now;
      accesses.unshift({ token: tokens.jwtToken, session, issued });
      refreshes.unshift({ token: tokens.refreshToken, session, issued, used: undefined });
    };
    const since = (then: string): number => millisecondsBetween(then, host.clock.now);

    const run = async (each: Command): Promise<void> => {
      if (each.do === 'wait') host.clock.now = laterBy(host.clock.now, each.seconds * SECOND);
      else if (each.do === 'sign-in') {
        const owner = people[each.who] ?? expect.unreachable();
        given(
          await replied(
            host.call(
              'signIn',
              { body: { username: owner.email, password: PASSWORD } },
              { headers: fromAnywhere(host) },
            ),
          ),
          { owner, isOver: false },
        );
      } else if (each.do === 'sign-out') {
        const access = accesses[each.token];
        if (access === undefined) return;
        const isOpen = !access.session.isOver && since(access.issued) < ACCESS_MS;
        expect((await host.call('signOut', {}, { token: access.token })).status).toBe(
          isOpen ? 200 : 401,
        );
        if (isOpen) access.session.isOver = true;
      } else {
        const refresh = (
          each.again ? refreshes.filter(({ used }) => used !== undefined) : refreshes
        )[each.token];
        if (refresh === undefined) return;
        const { session } = refresh;
        const isStolen = refresh.used !== undefined && since(refresh.used) > GRACE_MS;
        const isGiven = !session.isOver && since(refresh.issued) < REFRESH_MS && !isStolen;
        const answers = await Promise.all(
          Array.from({ length: each.tabs }, () =>
            host.call('refreshSession', { body: { refreshToken: refresh.token } }),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual(
          answers.map(() => (isGiven ? 200 : 401)),
        );
        // A token reused after its grace period ends the session for everyone who has one of its
        // tokens.
        if (isStolen && since(refresh.issued) < REFRESH_MS) session.isOver = true;
        if (isGiven) refresh.used ??= host.clock.now;
        for (const answer of answers) if ('reply' in answer) given(answer.reply, session);
      }
    };

    for (const each of asked) {
      await run(each);
      for (const { token, session, issued } of accesses.slice(0, 6)) {
        const answer = await host.call('readMe', {}, { token });
        const isOpen = !session.isOver && since(issued) < ACCESS_MS;
        expect([
          JSON.stringify(each),
          'reply' in answer ? answer.reply.email : answer.status,
        ]).toEqual([JSON.stringify(each), isOpen ? session.owner.email : 401]);
      }
    }
  };

  it(
    'are open to their owner only, for ten minutes per token, in parallel tabs for thirty seconds more, and never after their end (SES-22, SES-14, ROL-08)',
    { timeout: 3_600_000 },
    async () => {
      await fc.assert(fc.asyncProperty(commands, visit), { numRuns: VISITS, seed: SEED });
    },
  );
});
