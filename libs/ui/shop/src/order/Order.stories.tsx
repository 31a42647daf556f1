import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Stack } from '@materia/ui-design-system';
import { FLOW_TABLE, LEGACY_STATUSES, OFFER_STATUSES, type OrderFlow } from '@materia/domain-order';
import { aDay } from '../samples/offers.ts';
import { aTracking, KINDS } from '../samples/trackings.ts';
import { OrderTimeline, type OrderTimelineProps } from './OrderTimeline.tsx';

type SampleProps = Pick<OrderTimelineProps, 'reachedOn'> & {
  readonly status: string;
  readonly kind: keyof typeof KINDS;
  /** Statuses that the order had before. */
  readonly earlier: readonly string[];
};

const Sample = ({ status, kind, earlier, ...props }: SampleProps) => (
  <OrderTimeline {...props} tracking={aTracking(status, KINDS[kind], earlier)} />
);

const meta: Meta<SampleProps> = {
  title: 'Shop/OrderTimeline',
  component: Sample,
  subcomponents: { OrderTimeline },
  parameters: { theme: 'account' },
  args: { status: 'READY', kind: 'Legacy store pickup', earlier: [] },
  argTypes: {
    status: { control: 'select', options: [...LEGACY_STATUSES, ...OFFER_STATUSES] },
    kind: { control: 'select', options: Object.keys(KINDS) },
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

/** The first status of each step. */
const firstStatuses = (flow: OrderFlow): readonly string[] =>
  Object.entries(FLOW_TABLE[flow])
    .filter(([, step], at, all) => step !== all[at - 1]?.[1])
    .map(([status]) => status);

/** One timeline for each step of each row of the tracking table (TRK-06 to TRK-30). */
export const EveryStep: Story = {
  render: () => (
    <Stack gap={6}>
      {Object.entries(KINDS).map(([name, kind]) => (
        <Stack key={name} gap={4}>
          <Heading level={2} size="h3">
            {name}
          </Heading>
          {firstStatuses(aTracking('', kind).flow).map((status) => (
            <OrderTimeline key={status} tracking={aTracking(status, kind)} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const CancelledDuringPreparation: Story = {
  args: {
    status: 'CANCELED',
    kind: 'Legacy delivery',
    earlier: ['PROCESSING', 'IN_PREPARATION'],
  },
};

export const WithDays: Story = {
  tags: ['screenshot'],
  args: { reachedOn: { 1: aDay('2026-11-18'), 2: aDay('2026-11-19'), 3: aDay('2026-11-20') } },
};

/** An unknown status is shown as received, at step 1 (TRK-36). */
export const UnknownStatus: Story = { args: { status: 'LOST_IN_SPACE' } };
