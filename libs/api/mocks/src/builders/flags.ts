import type { ChangeSet, Person, Reply, Unit } from '@materia/api-contract';

/** A console user with all permissions in Poland. */
export const aPerson = (over: Partial<Person> = {}): Person => ({
  email: 'ada@console.example',
  name: 'Ada',
  roles: { pl: 'administrator' },
  duties: { pl: ['orders'] },
  ...over,
});

/** A business unit without any published flags. */
export const aUnit = (over: Partial<Unit> = {}): Unit => ({
  id: 'pl',
  name: 'Poland',
  timeZone: 'Europe/Warsaw',
  locale: 'pl-PL',
  revision: 0,
  now: '2026-11-20T10:00',
  frozenBy: null,
  presets: {},
  choices: [],
  values: { web: {}, app: {} },
  may: ['view'],
  withoutObject: {},
  toApprove: 0,
  ...over,
});

/** An open change set of one flag. */
export const aChangeSet = (over: Partial<ChangeSet> = {}): ChangeSet => ({
  id: 's-1',
  unit: 'pl',
  title: 'Recommendations',
  reason: 'The winter campaign',
  changes: [{ key: 'RECOMMENDATIONS', choice: true }],
  from: null,
  until: null,
  base: 0,
  revision: 1,
  state: 'open',
  author: 'ada@console.example',
  contributors: ['ada@console.example'],
  approval: null,
  guarded: [],
  changedAt: '2026-11-20T09:00:00.000Z',
  publishedAs: null,
  effect: null,
  ...over,
});

/** A flag evaluated by OFREP. */
export const anEvaluation = (over: Partial<Reply<'evaluateFlag'>> = {}): Reply<'evaluateFlag'> => ({
  key: 'RECOMMENDATIONS',
  value: true,
  variant: 'on',
  reason: 'STATIC',
  ...over,
});
