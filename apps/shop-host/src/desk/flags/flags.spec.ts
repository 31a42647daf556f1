import { createHash } from 'node:crypto';
import { type ChangeSet, type Unit } from '@materia/api-contract';
import { consoleShapes as shapes } from '@materia/api-contract/schemas';
import { CHANNELS, FLAG_KEYS, flagSet } from '@materia/domain-feature-flags';
import { marketById, markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagBoard } from '../../platform/flags/flag-board.ts';
import {
  addStaff,
  type ConsoleAnswer,
  type ConsolePerson,
  signInStaff,
} from '../../testing/console.ts';
import { ENGINES } from '../../testing/database.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { addAudit } from './audit.ts';
import { readSets } from './repository.ts';
import { FRIDAY_MORNING, openTestHost, type TestHost } from '../../testing/host.ts';

const WORDS = {
  title: 'Winter campaign',
  reason: 'Asked for by the market team',
  from: null,
  until: null,
};

describe.each(ENGINES)('feature flags on %s', (engine) => {
  let host: TestHost;
  let editor: ConsolePerson;
  let approver: ConsolePerson;
  let administrator: ConsolePerson;
  beforeAll(async () => {
    host = await openTestHost(engine);
    await addStaff(host);
    editor = await signInStaff(host, 'editor.pl');
    approver = await signInStaff(host, 'approver.pl');
    administrator = await signInStaff(host, 'administrator');
  });
  afterAll(() => host.close());

  const unit = async (id = 'pl'): Promise<Unit> => {
    const found = shapes.board
      .parse((await administrator.ask('GET', '/board')).body)
      .units.find((each) => each.id === id);
    if (found === undefined) throw new Error(`No unit ${id}`);
    return found;
  };
  const isOn = async (key: string): Promise<boolean | undefined> => (await unit()).values.web[key];
  const setOf = ({ status, body }: ConsoleAnswer): ChangeSet => {
    if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
    return shapes.changeSet.parse(body);
  };
  const propose = async (
    changes: readonly object[],
    more: object = {},
    person = editor,
  ): Promise<ChangeSet> =>
    setOf(
      await person.ask('POST', '/units/pl/sets', {
        ...WORDS,
        changes,
        base: (await unit()).revision,
        ...more,
      }),
    );
  const publish = (
    set: ChangeSet,
    person = editor,
    despiteHoliday = false,
  ): Promise<ConsoleAnswer> =>
    person.ask('POST', `/units/pl/sets/${set.id}/publish`, {
      revision: set.revision,
      despiteHoliday,
    });
  const code = ({ body, status }: ConsoleAnswer): string =>
    status === 200 ? 'done' : shapes.consoleRefusalReply.parse(body).code;

  it('each unit has its own value of each of the 45 flags, by default the market’s preset (FLR-01, FLR-02)', async () => {
    const off = new Set<string>(FLAG_KEYS);
    const { units } = shapes.board.parse((await administrator.ask('GET', '/board')).body);
    for (const { id, values, choices } of units) {
      const flagPresets = marketById(id)?.flagPresets ?? {};
      expect(choices).toEqual([]);
      expect(Object.keys(values.web).toSorted()).toEqual(FLAG_KEYS);
      for (const channel of CHANNELS)
        expect(values[channel]).toEqual(flagSet({ channel, choices: {}, presets: flagPresets }));
      for (const key of FLAG_KEYS) if (values.web[key] === true) off.delete(key);
    }
    // The documents name these as off, or for single variants only.
    expect([...off]).toEqual([
      'CART_HIDE_SOLD_AND_SHIPPED_BY',
      'CHECKOUT_DELIVERY_POPUP',
      'CHECKOUT_DELIVERY_TIME_SLOT',
      'CHECKOUT_TRUCK_ACCESSIBILITY',
      'NEW_PURCHASE_FUNNEL',
      'REPLACED_PRODUCTS',
    ]);
  });

  it('a change set takes effect as a whole, in one revision, with author and reason (FLR-05, FLR-06)', async () => {
    const before = (await unit()).revision;
    const set = await propose([
      { key: 'RECOMMENDATIONS', choice: false },
      { key: 'DISPLAY_ECOTAX', choice: { app: false } },
    ]);
    expect(await isOn('RECOMMENDATIONS')).toBe(true);
    expect(await publish(set)).toMatchObject({ status: 200, body: { revision: before + 1 } });
    const after = await unit();
    expect([
      after.values.web['RECOMMENDATIONS'],
      after.values.web['DISPLAY_ECOTAX'],
      after.values.app['DISPLAY_ECOTAX'],
    ]).toEqual([false, true, false]);
    expect(after.choices).toEqual([
      expect.objectContaining({
        key: 'RECOMMENDATIONS',
        choice: false,
        author: editor.email,
        reason: WORDS.reason,
        revision: before + 1,
      }),
      expect.objectContaining({
        key: 'DISPLAY_ECOTAX',
        author: editor.email,
        revision: before + 1,
      }),
    ]);
    expect(code(await publish(set))).toBe('set-closed');
  });

  it('the calls of the shop use the published choices of their own market only', async () => {
    const tokens = async (bu: string): Promise<unknown> =>
      (
        await host.app.inject({
          method: 'POST',
          url: `/${bu}/ofrep/v1/evaluate/flags/CHANGE_STORE_FROM_QUERY`,
          headers: { authorization: `Bearer ${host.secrets.publicCredential}` },
          payload: {},
        })
      ).json();
    await publish(await propose([{ key: 'CHANGE_STORE_FROM_QUERY', choice: false }]));
    expect([await tokens('pl'), await tokens('es')]).toMatchObject([
      { value: false, metadata: { because: 'console' } },
      { value: false, metadata: { because: 'fallback' } },
    ]);
  });

  it('a rollback restores the previous choices in one step, and can itself be rolled back (BEY-29)', async () => {
    const before = (await unit()).choices;
    const set = await propose([
      { key: 'LOYALTY_CLUB', choice: false },
      { key: 'ACCOUNT_CREATION_LOYALTY_INPUT', choice: false },
    ]);
    const { revision } = shapes.published.parse((await publish(set)).body);
    expect(await isOn('LOYALTY_CLUB')).toBe(false);
    const undone = shapes.published.parse(
      (
        await editor.ask('POST', '/units/pl/rollback', {
          publication: revision,
          reason: 'Was a mistake',
        })
      ).body,
    );
    expect((await unit()).choices).toEqual(before);
    expect(
      code(
        await editor.ask('POST', '/units/pl/rollback', {
          publication: revision,
          reason: 'Was a mistake',
        }),
      ),
    ).toBe('undone-already');
    await editor.ask('POST', '/units/pl/rollback', {
      publication: undone.revision,
      reason: 'Was none',
    });
    expect(await isOn('LOYALTY_CLUB')).toBe(false);
  });

  describe('the history of a publication', () => {
    const KEY = 'DISPLAY_ECOTAX';
    const listed = async (revision: number) => {
      const found = shapes.publications
        .parse((await editor.ask('GET', '/units/pl/publications')).body)
        .publications.find((each) => each.revision === revision);
      if (found === undefined) throw new Error(`No publication ${revision}`);
      return found;
    };
    const effectOf = async ({ id }: ChangeSet) =>
      shapes.changeSets
        .parse((await editor.ask('GET', '/units/pl/sets')).body)
        .sets.find((each) => each.id === id)?.effect;
    const publishNew = async (choice: object | boolean | null, more: object = {}) => {
      const set = await propose([{ key: KEY, choice }], more);
      return { set, ...shapes.published.parse((await publish(set)).body) };
    };
    const rollBack = (publication: number) =>
      editor.ask('POST', '/units/pl/rollback', { publication, reason: 'Was a mistake' });

    it('offers a rollback as long as its flags are as it left them, also after a later change was rolled back', async () => {
      const first = await publishNew({ web: false });
      const second = await publishNew(false);
      expect((await listed(first.revision)).canUndo).toBe(false);
      expect(code(await rollBack(first.revision))).toBe('unit-changed');
      expect([await effectOf(first.set), await effectOf(second.set)]).toEqual([
        'overtaken',
        'running',
      ]);
      expect(code(await rollBack(second.revision))).toBe('done');
      expect([await effectOf(first.set), await effectOf(second.set)]).toEqual([
        'running',
        'rolled-back',
      ]);
      expect((await listed(first.revision)).canUndo).toBe(true);
      expect(code(await rollBack(first.revision))).toBe('done');
      expect(await effectOf(first.set)).toBe('rolled-back');
    });

    it('is in force again when its rollback is rolled back', async () => {
      const { set, revision } = await publishNew({ web: false, app: false });
      const undo = shapes.published.parse((await rollBack(revision)).body);
      expect(await effectOf(set)).toBe('rolled-back');
      expect(code(await rollBack(undo.revision))).toBe('done');
      expect([await effectOf(set), (await listed(revision)).undoneBy]).toEqual(['running', null]);
      expect(code(await rollBack(revision))).toBe('done');
    });

    it('says of a schedule whether it waits, runs or is over', async () => {
      const { set, revision } = await publishNew(false, {
        from: '2026-11-23T09:00',
        until: '2026-11-24T09:00',
      });
      const effectAt = async (now: string) =>
        (await readSets(host.database.db, markets[0], now)).find(({ id }) => id === set.id)?.effect;
      expect([
        await effectOf(set),
        await effectAt('2026-11-23T08:05:00.000Z'),
        await effectAt('2026-11-24T08:05:00.000Z'),
      ]).toEqual(['scheduled', 'running', 'ended']);
      expect(code(await rollBack(revision))).toBe('done');
    });

    it('refuses a rollback that would leave a flag on without one it needs', async () => {
      // The club was off and came on; then its card field came on.
      await publish(
        await propose([
          { key: 'ACCOUNT_CREATION_LOYALTY_INPUT', choice: false },
          { key: 'LOYALTY_CLUB', choice: false },
        ]),
      );
      const club = shapes.published.parse(
        (await publish(await propose([{ key: 'LOYALTY_CLUB', choice: true }]))).body,
      );
      await publish(await propose([{ key: 'ACCOUNT_CREATION_LOYALTY_INPUT', choice: true }]));
      expect(await rollBack(club.revision)).toMatchObject({
        status: 409,
        body: {
          code: 'dependency-broken',
          keys: ['ACCOUNT_CREATION_LOYALTY_INPUT', 'LOYALTY_CLUB'],
        },
      });
    });
  });

  it('a set that changes nothing is refused', async () => {
    const published = await propose([{ key: 'DISPLAY_ECOTAX', choice: true }]);
    expect(code(await publish(published))).toBe('done');
    const again = await propose([{ key: 'DISPLAY_ECOTAX', choice: true }]);
    expect(code(await publish(again))).toBe('nothing-to-publish');
    const none = await propose([{ key: 'PRO_PRICES_TAX_EXCLUDED_FIRST', choice: null }]);
    expect(code(await publish(none))).toBe('nothing-to-publish');
  });

  it('a flag without an object in the market cannot be switched there, and the board names what is missing', async () => {
    const change = { changes: [{ key: 'DISPLAY_IGIC_TAX_LABEL', choice: true }] };
    const created = await editor.ask('POST', '/units/pl/sets', { ...WORDS, ...change, base: 0 });
    expect(created).toMatchObject({
      status: 400,
      body: { code: 'flag-without-object', keys: ['DISPLAY_IGIC_TAX_LABEL'] },
    });
    const set = await propose([{ key: 'RECOMMENDATIONS', choice: true }]);
    expect(
      code(
        await editor.ask('PUT', `/units/pl/sets/${set.id}`, {
          ...WORDS,
          ...change,
          base: set.base,
          revision: set.revision,
        }),
      ),
    ).toBe('flag-without-object');
    expect((await unit()).withoutObject).toEqual({ DISPLAY_IGIC_TAX_LABEL: 'igic' });
    expect((await unit('es')).withoutObject).toEqual({
      CART_DISPLAY_P24_PAYMENT_ICON: 'p24',
      CHECKOUT_PARCEL_LOCKER_PICKUP: 'parcel-lockers',
    });
  });

  it('the board counts the sets that wait for a person’s approval, without their own', async () => {
    const toApprove = async (person: ConsolePerson): Promise<number | undefined> =>
      shapes.board
        .parse((await person.ask('GET', '/board')).body)
        .units.find(({ id }) => id === 'pl')?.toApprove;
    const counts = async () =>
      Promise.all([editor, approver, administrator].map((person) => toApprove(person)));
    const [, before = 0, others = 0] = await counts();
    const set = await propose([{ key: 'CHECKOUT_VAT_INVOICE', choice: false }], {}, approver);
    expect(await counts()).toEqual([0, before, others + 1]);
    await administrator.ask('POST', `/units/pl/sets/${set.id}/approve`, { revision: 1 });
    expect(await counts()).toEqual([0, before, others]);
    await editor.ask('POST', `/units/pl/sets/${set.id}/withdraw`, { revision: 1 });
  });

  it('a rollback that would undo another person’s later change is refused and names the flag', async () => {
    const { revision } = shapes.published.parse(
      (await publish(await propose([{ key: 'REPLACED_PRODUCTS', choice: true }]))).body,
    );
    await publish(await propose([{ key: 'REPLACED_PRODUCTS', choice: false }]));
    const answer = await editor.ask('POST', '/units/pl/rollback', {
      publication: revision,
      reason: 'Too late',
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'unit-changed', keys: ['REPLACED_PRODUCTS'] },
    });
  });

  it('an edit of a set that has changed meanwhile is refused and shows the current set', async () => {
    const set = await propose([{ key: 'RECOMMENDATIONS', choice: true }]);
    const content = { ...WORDS, changes: set.changes, base: set.base };
    setOf(
      await approver.ask('PUT', `/units/pl/sets/${set.id}`, {
        ...content,
        title: 'Edited by another',
        revision: set.revision,
      }),
    );
    expect(
      await editor.ask('PUT', `/units/pl/sets/${set.id}`, {
        ...content,
        title: 'Too late',
        revision: set.revision,
      }),
    ).toMatchObject({
      status: 409,
      body: { code: 'set-changed', current: { title: 'Edited by another', revision: 2 } },
    });
  });

  it('a set with a flag that another publication has changed since is refused and names the flag', async () => {
    const set = await propose([{ key: 'MARKETPLACE_LABEL', choice: false }]);
    await publish(await propose([{ key: 'MARKETPLACE_LABEL', choice: { app: false } }]));
    expect(await publish(set)).toMatchObject({
      status: 409,
      body: { code: 'unit-changed', keys: ['MARKETPLACE_LABEL'] },
    });
  });

  it('a checkout flag needs a second person’s approval, and an edit voids it (BEY-29)', async () => {
    const set = await propose([{ key: 'CHECKOUT_VAT_INVOICE', choice: false }], {}, approver);
    expect(code(await publish(set))).toBe('second-person-needed');
    const approve = (person: ConsolePerson, revision: number) =>
      person.ask('POST', `/units/pl/sets/${set.id}/approve`, { revision });
    expect(code(await approve(approver, 1))).toBe('approved-by-its-author');
    expect(code(await approve(administrator, 1))).toBe('done');
    const edited = setOf(
      await editor.ask('PUT', `/units/pl/sets/${set.id}`, {
        ...WORDS,
        changes: set.changes,
        base: set.base,
        revision: 1,
      }),
    );
    expect(edited.approval).toBeNull();
    expect(code(await publish(edited))).toBe('second-person-needed');
    expect(code(await approve(administrator, 1))).toBe('set-changed');
    expect(code(await approve(administrator, 2))).toBe('done');
    expect(code(await publish(edited))).toBe('done');
    expect(await isOn('CHECKOUT_VAT_INVOICE')).toBe(false);
  });

  it('the author of any revision of a set is never its second person, even after later edits (BEY-29)', async () => {
    const set = await propose(
      [{ key: 'CHECKOUT_VAT_INVOICE', choice: { app: true } }],
      {},
      approver,
    );
    const retitled = setOf(
      await editor.ask('PUT', `/units/pl/sets/${set.id}`, {
        ...WORDS,
        title: 'A title alone',
        changes: set.changes,
        base: set.base,
        revision: set.revision,
      }),
    );
    expect(retitled.contributors.toSorted()).toEqual([approver.email, editor.email].toSorted());
    const approve = (person: ConsolePerson) =>
      person.ask('POST', `/units/pl/sets/${set.id}/approve`, { revision: retitled.revision });
    expect(code(await approve(approver))).toBe('approved-by-its-author');
    expect(code(await publish(retitled, approver))).toBe('second-person-needed');
    expect(code(await approve(administrator))).toBe('done');
    expect(code(await publish(retitled))).toBe('done');
  });

  describe('a flag that a kill switch turned off (BEY-29)', () => {
    const KEY = 'BILLING_ADDRESS_UPDATE';
    let killed: number;
    beforeAll(async () => {
      killed = shapes.published.parse(
        (await approver.ask('POST', '/units/pl/kill', { key: KEY, reason: 'Shows wrong facts' }))
          .body,
      ).revision;
    });
    const rollBack = (person: ConsolePerson) =>
      person.ask('POST', '/units/pl/rollback', { publication: killed, reason: 'On again' });

    it('is not restored by an editor’s rollback', async () => {
      expect(await rollBack(editor)).toMatchObject({
        status: 403,
        body: { code: 'role-missing', subject: 'approve' },
      });
      expect(await isOn(KEY)).toBe(false);
    });

    it.each([
      ['on', { choice: true }],
      ['left to the preset', { choice: null }],
      ['off by another choice', { choice: false }],
    ])('needs a second person when a set makes it %s', async (_, change) => {
      const set = await propose([{ key: KEY, ...change }]);
      expect(set.guarded).toEqual([KEY]);
      expect(code(await publish(set))).toBe('second-person-needed');
      expect(await isOn(KEY)).toBe(false);
    });

    it('is restored neither by a schedule nor by a file', async () => {
      const scheduled = await propose([{ key: KEY, choice: true }], { from: '2026-11-23T09:00' });
      expect(code(await publish(scheduled))).toBe('second-person-needed');
      const file = shapes.flagFile.parse((await editor.ask('GET', '/units/pl/export')).body);
      const withIt = {
        ...file,
        choices: file.choices.map((each) => (each.key === KEY ? { key: KEY, choice: true } : each)),
      };
      const imported = setOf(
        await editor.ask('POST', '/units/pl/import', { file: withIt, fromOtherUnit: false }),
      );
      expect(code(await publish(imported))).toBe('second-person-needed');
    });

    it('is restored by an approver: by approval or by their own rollback', async () => {
      const set = await propose([{ key: KEY, choice: false }]);
      expect(
        code(
          await approver.ask('POST', `/units/pl/sets/${set.id}/approve`, {
            revision: set.revision,
          }),
        ),
      ).toBe('done');
      expect(code(await publish(set))).toBe('done');
      const back = await propose([{ key: KEY, choice: null }]);
      expect([back.guarded, code(await publish(back)), await isOn(KEY)]).toEqual([
        [],
        'done',
        true,
      ]);
      killed = shapes.published.parse(
        (await approver.ask('POST', '/units/pl/kill', { key: KEY, reason: 'Shows wrong facts' }))
          .body,
      ).revision;
      expect(code(await rollBack(approver))).toBe('done');
      expect(await isOn(KEY)).toBe(true);
    });
  });

  it('a kill switch takes effect at once, also for a checkout flag, and only once', async () => {
    const kill = () =>
      approver.ask('POST', '/units/pl/kill', {
        key: 'CHECKOUT_ORDER_COMMENT_ALLOWED',
        reason: 'Comments arrive broken',
      });
    expect(code(await kill())).toBe('done');
    expect(await isOn('CHECKOUT_ORDER_COMMENT_ALLOWED')).toBe(false);
    expect(code(await kill())).toBe('already-off');
  });

  it('a kill switch takes the flags with it that have no effect without the flag, and they come back together', async () => {
    const { revision } = shapes.published.parse(
      (
        await approver.ask('POST', '/units/pl/kill', {
          key: 'ACCOUNT_COMPANY_TYPE',
          reason: 'The choice is broken',
        })
      ).body,
    );
    expect([
      await isOn('ACCOUNT_COMPANY_TYPE'),
      await isOn('ACCOUNT_COMPANY_NUMBER_SEARCH'),
    ]).toEqual([false, false]);
    await approver.ask('POST', '/units/pl/rollback', { publication: revision, reason: 'Mended' });
    expect([
      await isOn('ACCOUNT_COMPANY_TYPE'),
      await isOn('ACCOUNT_COMPANY_NUMBER_SEARCH'),
    ]).toEqual([true, true]);
  });

  it('a set that leaves a flag without a flag it requires is refused', async () => {
    expect(
      await publish(await propose([{ key: 'CART_DISPLAY_PAYMENT_METHOD_ICONS', choice: false }])),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'dependency-broken',
        keys: ['CART_DISPLAY_P24_PAYMENT_ICON', 'CART_DISPLAY_PAYMENT_METHOD_ICONS'],
      },
    });
  });

  describe('a schedule', () => {
    const KEY = 'ADDRESS_STREET_NUMBER_FIRST';
    const at = async (instant: string | undefined, key: string) => {
      const stood = host.clock.now;
      host.clock.now = instant ?? stood;
      const { status, body } = await host.app
        .inject({
          method: 'POST',
          url: `/pl/ofrep/v1/evaluate/flags/${key}`,
          headers: { authorization: `Bearer ${host.secrets.publicCredential}` },
          payload: {},
        })
        .then((reply) => ({ status: reply.statusCode, body: reply.json<{ value: boolean }>() }));
      host.clock.now = stood;
      return status === 200 ? body.value : status;
    };

    it('begins and ends at the unit’s local time, across a clock change (BEY-29)', async () => {
      // Clocks in Warsaw go back at 03:00 on 31 October 2027: from 01:30 until 03:30 it is three
      // hours.
      expect(
        code(
          await publish(
            await propose([{ key: 'ADDRESS_STREET_NUMBER_FIRST', choice: false }], {
              from: '2027-10-31T01:30',
              until: '2027-10-31T03:30',
            }),
          ),
        ),
      ).toBe('done');
      const instants = [
        '2027-10-30T23:29:59.999Z',
        '2027-10-30T23:30:00.000Z',
        '2027-10-31T02:29:59.999Z',
        '2027-10-31T02:30:00.000Z',
      ];
      expect([
        await at(instants[0], KEY),
        await at(instants[1], KEY),
        await at(instants[2], KEY),
        await at(instants[3], KEY),
      ]).toEqual([true, false, false, true]);
    });

    it('survives a restart of the host', async () => {
      const again = flagBoard(host.database.db, () => undefined);
      await again.refresh();
      expect(again.documentOf('pl')).toEqual(host.host.flags.documentOf('pl'));
      expect(again.documentOf('pl').choices).toContainEqual(expect.objectContaining({ key: KEY }));
    });

    it.each([
      [{ from: '2027-03-28T03:30', until: '2027-03-28T03:30' }, 'schedule-ends-before-it-starts'],
      [{ from: null, until: '2026-11-20T09:00' }, 'schedule-already-over'],
      [{ from: '2027-02-30T09:00', until: null }, 'no-such-time'],
    ])('%j is refused: %s', async (schedule, expected) => {
      expect(
        code(
          await editor.ask('POST', '/units/pl/sets', {
            ...WORDS,
            changes: [{ key: 'RECOMMENDATIONS', choice: true }],
            base: 0,
            ...schedule,
          }),
        ),
      ).toBe(expected);
    });

    it('does not begin on a public holiday, unless an administrator allows it', async () => {
      const set = await propose([{ key: 'RECOMMENDATIONS', choice: true }], {
        from: '2026-12-25T08:00',
      });
      expect(await publish(set)).toMatchObject({
        status: 409,
        body: { code: 'holiday-freeze', subject: 'Boże Narodzenie' },
      });
      expect(await publish(set, editor, true)).toMatchObject({
        status: 403,
        body: { code: 'role-missing', subject: 'override' },
      });
      expect(code(await publish(set, administrator, true))).toBe('done');
    });
  });

  it('choices are exported to a file and imported as a change set that is published like any other', async () => {
    const file = shapes.flagFile.parse((await editor.ask('GET', '/units/pl/export')).body);
    expect(code(await editor.ask('POST', '/units/pl/import', { file, fromOtherUnit: false }))).toBe(
      'nothing-to-publish',
    );
    expect(
      code(await administrator.ask('POST', '/units/es/import', { file, fromOtherUnit: false })),
    ).toBe('import-of-another-unit');
    const set = setOf(
      await administrator.ask('POST', '/units/es/import', { file, fromOtherUnit: true }),
    );
    expect(set).toMatchObject({
      unit: 'es',
      state: 'open',
      changes: file.choices.map(({ key, choice }) => ({ key, choice })),
    });
  });

  it('two simultaneous publications get one revision each, and the audit is one unbroken chain', async () => {
    const sets = await Promise.all(
      [
        'NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS',
        'BILLING_ADDRESS_UPDATE',
        'ACCOUNT_INVOICE_DISPLAY',
        'CART_UPGRADED',
      ].map((key) => propose([{ key, choice: false }])),
    );
    const answers = await Promise.all(sets.map((set) => publish(set)));
    expect(answers.map(code)).toEqual(['done', 'done', 'done', 'done']);
    expect(new Set(answers.map(({ body }) => shapes.published.parse(body).revision)).size).toBe(4);
    const { entries, brokenAt } = shapes.audit.parse(
      (await editor.ask('GET', '/units/pl/audit')).body,
    );
    expect(brokenAt).toBeNull();
    expect(entries.filter(({ action }) => action.startsWith('published-'))).toHaveLength(
      (await unit()).revision,
    );
  });

  it('the audit is read in pages of 200 entries, from the last to the first', async () => {
    await withTx(host.database.db, async (tx) => {
      for (let at = 0; at < 250; at += 1)
        await addAudit(tx, 'pl', host.clock.now, {
          actor: 'editor@console.example',
          action: 'set-created',
          detail: { title: `Set ${at}` },
        });
    });
    const page = async (query = '') =>
      shapes.audit.parse((await editor.ask('GET', `/units/pl/audit${query}`)).body);
    const seen: number[] = [];
    let { entries, total } = await page();
    while (entries.length > 0) {
      expect(entries.length).toBeLessThanOrEqual(200);
      seen.push(...entries.map(({ seq }) => seq));
      ({ entries } = await page(`?before=${entries.at(-1)?.seq}`));
    }
    expect(total).toBeGreaterThan(250);
    expect(seen).toEqual(Array.from({ length: total }, (_, at) => total - at));
  });

  it('the exported history contains every entry, so that its chain can be verified elsewhere', async () => {
    const file = shapes.historyFile.parse((await editor.ask('GET', '/units/pl/audit/export')).body);
    const hashed = file.entries.reduce(
      (before, { seq, at, actor, action, detail }) =>
        createHash('sha256')
          .update(JSON.stringify([before, 'pl', seq, at, actor, action, detail]))
          .digest('hex'),
      '',
    );
    expect([file.entries.map(({ seq }) => seq), file.entries.at(-1)?.hash, file.brokenAt]).toEqual([
      file.entries.map((_, at) => at + 1),
      hashed,
      null,
    ]);
  });

  it('an altered audit entry is detected, and the database refuses alterations', async () => {
    await expect(
      sql`update flag_audit set actor = 'nobody' where market = 'pl' and seq = 3`.execute(
        host.database.db,
      ),
    ).rejects.toThrow('only ever added to');
    await sql`alter table flag_audit disable trigger flag_audit_stays`.execute(host.database.db);
    await sql`update flag_audit set actor = 'nobody' where market = 'pl' and seq = 3`.execute(
      host.database.db,
    );
    expect((await editor.ask('GET', '/units/pl/audit')).body).toMatchObject({ brokenAt: 3 });
  });

  it('a session of the console ends after fifteen minutes without a request (BEY-29)', async () => {
    const stood = host.clock.now;
    host.clock.now = FRIDAY_MORNING;
    const person = await signInStaff(host, 'viewer.pl');
    const after = async (minutes: number): Promise<number> => {
      host.clock.now = new Date(Date.parse(host.clock.now) + minutes * 60_000).toISOString();
      return (await person.ask('GET', '/me')).status;
    };
    expect([await after(14), await after(14), await after(16)]).toEqual([200, 200, 401]);
    host.clock.now = stood;
  });
});
