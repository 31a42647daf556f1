import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataErasedView } from './DataErasedView.tsx';
import { MyDataView, type MyDataViewProps } from './MyDataView.tsx';

const meta: Meta = {
  title: 'Pages/Your data',
  parameters: { layout: 'fullscreen', theme: 'account' },
};
export default meta;

const data = (changes: Partial<MyDataViewProps> = {}): StoryObj<typeof MyDataView> => ({
  args: {
    openOrders: [],
    unpaidPurchases: [],
    kept: [
      { reason: 'contracts and claims', years: 10 },
      { reason: 'tax documents', years: 6 },
      { reason: 'proof of consent', years: 5 },
    ],
    ...changes,
  },
  render: (args) => <MyDataView {...args} />,
});

export const YourData: StoryObj<typeof MyDataView> = { ...data(), tags: ['screenshot'] };
export const NothingToKeep = data({ kept: [] });
export const PurchasesInTheWay: StoryObj<typeof MyDataView> = {
  ...data({
    openOrders: ['26-0000012-31', '26-0000013-28'],
    unpaidPurchases: ['26-0000014-25'],
  }),
  tags: ['screenshot'],
};
export const ManyPurchasesInTheWay = data({
  openOrders: Array.from({ length: 12 }, (_, at) => `26-00000${at + 10}-31`),
  unpaidPurchases: ['26-0000014-25'],
});
export const PasswordMissing = data({ outcome: { kind: 'missing' } });
export const PasswordWrong: StoryObj<typeof MyDataView> = {
  ...data({ outcome: { kind: 'wrong-password' } }),
  tags: ['screenshot'],
};
export const TooManyTries = data({ outcome: { kind: 'too-many-requests' } });
export const PurchaseMeanwhile = data({ outcome: { kind: 'erasure-blocked' } });
export const Erased: StoryObj = { render: () => <DataErasedView /> };
