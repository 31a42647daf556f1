import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, MessagePage } from '@materia/ui-design-system';
import { useShop } from '../provider/ShopProvider.tsx';
import { far, near } from '../samples/stores.ts';
import { StoreList } from './StoreList.tsx';

const Choose = () => {
  const { t } = useShop();
  return (
    <form method="post">
      <Button variant="secondary" wide>
        {t('stores.choose')}
      </Button>
    </form>
  );
};

type SampleProps = { readonly isEmpty: boolean };

const Sample = ({ isEmpty }: SampleProps) => {
  const { t } = useShop();
  const stores = [
    { store: near, open: { kind: 'open', until: 1260 }, isChosen: true },
    { store: far, open: { kind: 'closed' }, isChosen: false, choose: <Choose /> },
  ] as const;
  return (
    <StoreList
      label={t('header.stores')}
      stores={isEmpty ? [] : stores}
      empty={<MessagePage use="section" icon="store" title={t('storeCard.noStore')} />}
    />
  );
};

const meta: Meta<SampleProps> = {
  title: 'Shop/StoreList',
  component: Sample,
  subcomponents: { StoreList },
  args: { isEmpty: false },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const WithoutMap: Story = {};
export const Empty: Story = { args: { isEmpty: true } };
