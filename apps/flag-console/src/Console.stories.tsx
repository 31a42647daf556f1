import type {
  Audit,
  Board,
  ChangeSet,
  ConsoleRefusal,
  ConsoleRefusalReply,
  Person,
  Publication,
} from '@materia/api-contract';
import { CONSOLE_REFUSALS } from '@materia/api-contract';
import { mockConsole } from '@materia/api-mocks';
import { markets } from '@materia/market-all';
import { useShop } from '@materia/ui-shop';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, userEvent, within } from 'storybook/test';
import { Pages } from './Pages.tsx';
import { aBoard, aChoice, aPublication, aSet } from './samples/sample-units.ts';
import { languageFor, readerOf } from './texts/languages.ts';
import { WordsContext } from './texts/use-words.ts';

/**
 * Every screen of the flag console with a host mocked by its contract, in the language of the
 * toolbar's market, or in English where the console does not have it.
 */
const meta: Meta = { title: 'Flag console/Screens', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const [{ id: unit }] = markets;
const person: Person = {
  email: 'administrator@console.example',
  name: 'Ada',
  roles: Object.fromEntries(markets.map(({ id }) => [id, 'administrator'])),
  duties: { [unit]: ['orders'] },
};

type Answers = {
  readonly person?: Person | null;
  readonly board?: Board;
  readonly sets?: readonly ChangeSet[];
  readonly publications?: readonly Publication[];
  readonly audit?: Audit;
  /** The refusal of every change. */
  readonly refusal?: About;
};

type About = { readonly code: ConsoleRefusal } & Partial<ConsoleRefusalReply>;

const refusalOf = ({ code, ...about }: About): ConsoleRefusalReply => ({
  keys: [],
  subject: null,
  current: null,
  ...about,
  code,
});

/** Every change is refused like this. */
const refused = (about: About) =>
  HttpResponse.json(refusalOf(about), { status: CONSOLE_REFUSALS[about.code] });

const handlers = ({
  person: who = person,
  board = aBoard(markets),
  sets = [aSet(unit)],
  publications = [aPublication()],
  audit = { entries: [], total: 0, brokenAt: null },
  refusal = { code: 'bad-input' },
}: Answers) => [
  ...mockConsole('/api', {
    readConsolePerson: () =>
      who === null ? { consoleRefusal: refusalOf({ code: 'signed-out' }) } : { reply: who },
    listConsoleSignInWays: () => ({ reply: { openId: true } }),
    readBoard: () => ({ reply: board }),
    listChangeSets: () => ({ reply: { sets: [...sets] } }),
    listPublications: ({ params }) => ({
      reply: { publications: params['bu'] === unit ? [...publications] : [] },
    }),
    readFlagAudit: () => ({ reply: audit }),
    readCompanyDesk: () => ({
      reply: {
        companies: [
          {
            id: 'le-1',
            name: 'Budowa Kowal sp. z o.o.',
            tax_number: '1234563218',
            members: [
              { name: 'Ana Kowal', email: 'ana@kowal.example', role: 'administrator' },
              { name: 'Jan Nowak', email: 'jan@kowal.example', role: 'accountant' },
            ],
          },
        ],
      },
    }),
  }),
  http.all('/api/*', () => refused(refusal)),
];

/** A page of the console at an address, with the texts of the surrounding market. */
const Console = ({ address }: { readonly address: string }) => {
  const { market } = useShop();
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  const words = useMemo(() => {
    const chosen = languageFor([market.language]);
    return { t: readerOf(chosen), language: chosen, choose: () => undefined };
  }, [market.language]);
  return (
    <WordsContext value={words}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Pages />
        </MemoryRouter>
      </QueryClientProvider>
    </WordsContext>
  );
};

type Canvas = ReturnType<typeof within>;

/** A screen; the story is ready once its heading is visible. */
const screen = (
  address: string,
  answers: Answers = {},
  act: (canvas: Canvas) => Promise<void> = async () => undefined,
): Story => ({
  beforeEach: ({ msw }) => msw.use(...handlers(answers)),
  render: () => <Console address={address} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [title] = await canvas.findAllByRole('heading', { level: 1 }, { timeout: 5000 });
    await expect(title).toBeVisible();
    await act(canvas);
  },
});

/** Clicks the submit button of the page's form. */
const send = async (canvas: Canvas): Promise<void> => {
  const buttons: readonly HTMLElement[] = await canvas.findAllByRole('button');
  const button = buttons.find((each) => each.getAttribute('type') === 'submit');
  if (button) await userEvent.click(button);
  await canvas.findAllByRole('alert');
};

const setAddress = `/sets/${unit}/sample-set`;

export const SignIn = screen('/', { person: null });
export const Grid = screen(
  '/',
  { board: aBoard(markets, { frozenBy: 'Wszystkich Świętych' }) },
  async (canvas) => void (await expect(await canvas.findByRole('table')).toBeVisible()),
);
export const GridWithoutMatches = screen('/?search=zzz');
export const GridNotReadable = {
  ...screen('/'),
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockConsole('/api', {
        readBoard: () => ({ consoleRefusal: refusalOf({ code: 'too-many-requests' }) }),
      }),
      ...handlers({}),
    ),
} satisfies Story;
export const Flag = screen('/flags/RECOMMENDATIONS');
export const FlagWithDependencies = screen('/flags/LOYALTY_CLUB');
export const FlagWithSchedule = screen('/flags/CHECKOUT_ORDER_COMMENT_ALLOWED');
export const FlagForViewers = screen('/flags/RECOMMENDATIONS', {
  board: aBoard(markets.slice(0, 1), { may: ['view'] }),
  publications: [],
});
export const FlagWithoutObject = screen('/flags/DISPLAY_IGIC_TAX_LABEL', {
  board: aBoard(markets.slice(0, 1), { withoutObject: { DISPLAY_IGIC_TAX_LABEL: 'igic' } }),
});
/** Companies and their members, for customer service. */
export const Companies = screen('/companies', {
  person: { ...person, roles: {}, duties: { [unit]: ['customer-service'] } },
  board: { units: [] },
});
/** A person whose duties have no page here reads where their work is. */
export const WorkElsewhere = screen('/', {
  person: { ...person, roles: {}, duties: { [unit]: ['content', 'catalogue'] } },
  board: { units: [] },
});
export const NotFound = screen('/no-such-page');
export const SetWaitingForASecondPerson = screen(setAddress);
export const SetApproved = screen(setAddress, {
  sets: [aSet(unit, { approval: { by: 'approver@console.example', revision: 1 } })],
});
export const SetForApprovers = screen(setAddress, {
  board: aBoard(markets.slice(0, 1), { may: ['view', 'approve'], toApprove: 1 }),
});
export const SetPublished = screen(setAddress, {
  sets: [
    aSet(unit, {
      state: 'published',
      publishedAs: 3,
      effect: 'scheduled',
      approval: { by: 'approver@console.example', revision: 1 },
    }),
  ],
});
/** Another person has saved the set in the meantime: both versions side by side. */
export const SetEditedByAnother = screen(
  setAddress,
  {
    refusal: {
      code: 'set-changed',
      current: aSet(unit, {
        revision: 2,
        author: 'approver@console.example',
        title: 'Winter and spring',
        until: null,
        changes: [{ key: 'RECOMMENDATIONS', choice: null }],
      }),
    },
  },
  send,
);
/** A flag would be on without the flag it needs. */
export const SetThatBreaksADependency = screen(`/sets/new?unit=${unit}&flag=LOYALTY_CLUB`);
export const SetRefused = screen(
  `/sets/${unit}/sample-set`,
  {
    refusal: {
      code: 'dependency-broken',
      keys: ['CART_DISPLAY_P24_PAYMENT_ICON', 'CART_DISPLAY_PAYMENT_METHOD_ICONS'],
    },
  },
  send,
);
export const Sets = screen('/sets', {
  sets: [
    aSet(unit),
    aSet(unit, { id: '2', state: 'published', from: null, until: null, guarded: [] }),
    aSet(unit, { id: '3', state: 'withdrawn' }),
  ],
});
export const SetsEmpty = screen('/sets', { sets: [] });
export const Compare = screen('/compare');
export const CompareAlike = screen('/compare', {
  board: aBoard(
    [...markets.slice(0, 1), ...markets.slice(0, 1)].map((market, place) => ({
      ...market,
      id: `${market.id}${place}`,
    })),
    { choices: [] },
  ),
});
export const History = screen('/history', {
  publications: [
    aPublication({
      revision: 4,
      kind: 'undo',
      approver: null,
      before: [aChoice('RECOMMENDATIONS', false)],
      after: [],
    }),
    aPublication({ undoneBy: 4 }),
    aPublication({
      revision: 2,
      kind: 'kill',
      title: 'NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS',
      keys: ['NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS'],
      after: [aChoice('NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS', false)],
      approver: null,
    }),
  ],
  audit: {
    brokenAt: null,
    total: 1,
    entries: [
      {
        seq: 1,
        at: '2026-11-19T14:05:00.000Z',
        actor: 'staff-credential',
        action: 'staff-named',
        detail: '{"email":"editor@console.example","before":null,"after":"editor"}',
        hash: 'a',
      },
    ],
  },
});
/** More entries than one page of the audit. */
export const HistoryLong = screen('/history', {
  publications: [],
  audit: {
    brokenAt: null,
    total: 260,
    entries: [
      {
        seq: 260,
        at: '2026-11-19T14:05:00.000Z',
        actor: 'editor@console.example',
        action: 'set-created',
        detail: '{"title":"A second person for quotes"}',
        hash: 'a',
      },
    ],
  },
});
export const HistoryAltered = screen('/history', {
  publications: [],
  audit: { brokenAt: 3, entries: [], total: 7 },
});
