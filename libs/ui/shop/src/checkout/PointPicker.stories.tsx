import type { Meta, StoryObj } from '@storybook/react-vite';
import { useShop } from '../provider/ShopProvider.tsx';
import { PointPicker, type PointPickerProps } from './PointPicker.tsx';

const POINTS = [
  { id: 'R1', name: 'Kiosk', km: 0.4 },
  { id: 'R2', name: 'Delikatesy Pod Lipą Przemysława Brzęczyszczykiewicza', km: 12.5 },
].map(({ id, name, km }) => ({
  id,
  name,
  km,
  kind: 'relay' as const,
  street: ['ul. Długa 12'],
  postcode: '61-888',
  city: 'Poznań',
  latitude: 52.4 + km / 100,
  longitude: 16.92,
  openingHours: [],
}));

/** A postal code as a market might write it. */
const EXAMPLE = '00-000';

/** What is wrong, in the words of the market. */
type SampleProps = Omit<PointPickerProps, 'error' | 'near'> & {
  readonly typed: string;
  readonly fault?: 'not-chosen' | 'not-a-postcode';
};

const Sample = ({ typed, fault, ...props }: SampleProps) => {
  const { t } = useShop();
  return (
    <PointPicker
      {...props}
      error={fault === 'not-chosen' ? t('points.missing') : undefined}
      near={{
        field: 'near',
        value: typed,
        error:
          fault === 'not-a-postcode' ? t('points.nearInvalid', { example: EXAMPLE }) : undefined,
      }}
    />
  );
};

const meta = {
  title: 'Shop/PointPicker',
  component: Sample,
  subcomponents: { PointPicker },
  args: {
    field: 'point',
    kind: 'relay',
    points: POINTS,
    place: { postcode: '61-888', latitude: 52.4, longitude: 16.92 },
    chosen: 'R1',
    typed: '61-888',
  },
} satisfies Meta<SampleProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};

export const NotChosen: Story = { args: { chosen: '', fault: 'not-chosen' } };

/** No point is near the postal code. */
export const NoneNear: Story = { args: { points: [], place: undefined, chosen: '' } };

/** What was typed is no postal code. */
export const WrongCode: Story = {
  args: { points: [], place: undefined, chosen: '', typed: '6', fault: 'not-a-postcode' },
};
