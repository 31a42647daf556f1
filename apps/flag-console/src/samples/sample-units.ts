import type { Board, ChangeSet, Publication, PublishedChoice, Unit } from '@materia/api-contract';
import {
  type FlagKey,
  type FlagPresets,
  flagSet,
  STAFF_ACTIONS,
  type StaffAction,
} from '@materia/domain-feature-flags';

/** The data that a sample unit takes from its market. */
export type SampleMarket = {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly locale: string;
  readonly flagPresets: FlagPresets;
};

type SampleUnit = {
  readonly choices?: readonly PublishedChoice[];
  readonly may?: readonly StaffAction[];
  readonly frozenBy?: string | null;
  readonly withoutObject?: Unit['withoutObject'];
  readonly toApprove?: number;
};

const NOW = '2026-11-20T10:15';

export const aChoice = (
  key: FlagKey,
  choice: PublishedChoice['choice'],
  more: Partial<PublishedChoice> = {},
): PublishedChoice => ({
  key,
  choice,
  author: 'editor@console.example',
  reason: 'Winter campaign, asked for by the market team',
  revision: 3,
  at: '2026-11-19T14:05:00.000Z',
  ...more,
});

/** A unit as the board shows it. */
export const aUnit = (
  { id, name, timeZone, locale, flagPresets }: SampleMarket,
  {
    choices = [],
    may = STAFF_ACTIONS,
    frozenBy = null,
    withoutObject = {},
    toApprove = 0,
  }: SampleUnit = {},
): Unit => {
  const sources = {
    choices: Object.fromEntries(choices.map(({ key, choice }) => [key, choice])),
    presets: flagPresets,
  };
  return {
    id,
    name,
    timeZone,
    locale,
    revision: 3,
    now: NOW,
    frozenBy,
    presets: { ...flagPresets },
    choices: [...choices],
    values: {
      web: { ...flagSet({ channel: 'web', ...sources }) },
      app: { ...flagSet({ channel: 'app', ...sources }) },
    },
    may: [...may],
    withoutObject,
    toApprove,
  };
};

/** All units; the first one with choices of its own. */
export const aBoard = (markets: readonly SampleMarket[], first: SampleUnit = {}): Board => ({
  units: markets.map((market, place) =>
    aUnit(market, place === 0 ? { choices: SAMPLE_CHOICES, ...first } : {}),
  ),
});

const SAMPLE_CHOICES: readonly PublishedChoice[] = [
  aChoice('RECOMMENDATIONS', false),
  aChoice('DISPLAY_ECOTAX', { app: false }),
  aChoice('CHECKOUT_ORDER_COMMENT_ALLOWED', true, {
    from: Date.UTC(2026, 11, 1, 7),
    until: Date.UTC(2027, 0, 7, 7),
  }),
];

/** An open change set of a unit with a checkout flag, which needs a second person. */
export const aSet = (unit: string, more: Partial<ChangeSet> = {}): ChangeSet => ({
  id: 'sample-set',
  unit,
  title: 'Winter 2026',
  reason: 'Asked for by the market team',
  changes: [
    { key: 'RECOMMENDATIONS', choice: true },
    { key: 'CHECKOUT_VAT_INVOICE', choice: { web: true, app: false } },
  ],
  from: '2026-12-01T08:00',
  until: '2027-01-07T08:00',
  base: 3,
  revision: 1,
  state: 'open',
  author: 'editor@console.example',
  contributors: ['editor@console.example'],
  approval: null,
  guarded: ['CHECKOUT_VAT_INVOICE'],
  changedAt: '2026-11-20T09:00:00.000Z',
  publishedAs: null,
  effect: null,
  ...more,
});

export const aPublication = (more: Partial<Publication> = {}): Publication => ({
  revision: 3,
  at: '2026-11-19T14:05:00.000Z',
  kind: 'set',
  author: 'editor@console.example',
  approver: 'approver@console.example',
  title: 'Winter 2026',
  reason: 'Asked for by the market team',
  keys: ['RECOMMENDATIONS'],
  before: [],
  after: [aChoice('RECOMMENDATIONS', false)],
  undoneBy: null,
  canUndo: true,
  ...more,
});
