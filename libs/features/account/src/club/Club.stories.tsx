import { money, type Currency } from '@materia/domain-money';
import { plainDate } from '@materia/domain-holiday-calendar';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ClubOutcome } from './club.action.ts';
import type { ClubFacts } from './club.loader.ts';
import type { ClubJoinFacts } from './club-join.loader.ts';
import type { ClubJoinOutcome } from './club-join.action.ts';
import { ClubJoinView } from './ClubJoinView.tsx';
import { ClubView } from './ClubView.tsx';

const rulesIn = (currency: Currency): NonNullable<ClubFacts['rules']> => ({
  worthOfHundred: money(100, currency),
  couponMonths: 12,
  tiers: (['BRONZE', 'SILVER', 'GOLD', 'GOLD', 'PLATINUM'] as const).map((rank, place) => ({
    level: place + 1,
    percent: place + 1,
    from: money(([1000, 5000, 8000, 12_000, 15_000][place] ?? 0) * 100 + 1, currency),
    rank,
  })),
});

const memberIn = (currency: Currency): NonNullable<ClubFacts['account']> => ({
  cardNumber: '9800000000427',
  points: 1250,
  debt: 0,
  rank: 'SILVER',
  worth: money(1250, currency),
  canTransform: true,
  rewards: [
    {
      code: 'M-ABCDEFGHJK',
      points: 500,
      value: money(500, currency),
      lastDay: plainDate(2027, 6, 1),
      isUsed: false,
    },
  ],
  year: 2026,
  spending: money(600_000, currency),
  level: { level: 2, percent: 2 },
  next: { level: 3, percent: 3, missing: money(200_001, currency) },
  earnedPoints: 1750,
  hasFreePreparation: false,
  history: [
    {
      kind: 'earned',
      points: 1250,
      balance: 1250,
      at: '2026-11-18T10:00:00Z',
      orderNumber: '26-1642619-24',
      couponCode: undefined,
    },
    {
      kind: 'transformed',
      points: -500,
      balance: 0,
      at: '2026-06-01T10:00:00Z',
      orderNumber: undefined,
      couponCode: 'M-ABCDEFGHJK',
    },
  ],
});

type SampleProps = {
  readonly page: 'member' | 'stranger' | 'joining';
  readonly isAsking: boolean;
  readonly debt: number;
  readonly problem?: ClubOutcome['problem'];
  readonly joining?: ClubJoinOutcome;
};

/** The pages in the currency of the market. */
const Club = ({ page, isAsking, debt, problem, joining }: SampleProps) => {
  const { currency } = useShop().market;
  const rules = rulesIn(currency);
  if (page === 'joining') {
    const facts: ClubJoinFacts = {
      registration: { kind: 'create', missing: ['reference-store'] },
      stores: [
        { id: '1', name: 'Materia 1' },
        { id: '2', name: 'Materia 2' },
      ],
      storeId: undefined,
      rules,
      postcodeExample: '60-001',
    };
    return <ClubJoinView facts={facts} outcome={joining} />;
  }
  const member = memberIn(currency);
  const account =
    page === 'member'
      ? { ...member, debt, ...(debt > 0 && { points: 0, canTransform: false }) }
      : undefined;
  return (
    <ClubView
      facts={{ account, rules, askedKey: isAsking ? 'key' : undefined }}
      outcome={problem && { problem, key: 'key' }}
    />
  );
};

const meta: Meta<SampleProps> = {
  title: 'Pages/Club',
  component: Club,
  subcomponents: { ClubView, ClubJoinView },
  parameters: { layout: 'fullscreen', theme: 'account' },
  args: { page: 'member', isAsking: false, debt: 0 },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const Member: Story = { tags: ['screenshot'] };
export const BeforeTransforming: Story = { args: { isAsking: true }, tags: ['screenshot'] };
export const NotConfirmed: Story = { args: { problem: 'not-confirmed' } };
export const PointsChanged: Story = { args: { problem: 'no-points' } };
export const Debt: Story = { args: { debt: 40 } };
export const NoMember: Story = { args: { page: 'stranger' } };
export const Joining: Story = { args: { page: 'joining' }, tags: ['screenshot'] };
export const CardNotFound: Story = {
  args: {
    page: 'joining',
    joining: {
      form: 'card',
      typed: { cardNumber: '9800000000427', postcode: '60-002', cardTerms: true },
      faults: {},
      problem: 'not-a-card',
    },
  },
};
