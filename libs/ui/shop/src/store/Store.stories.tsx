import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Grid, MessagePage, Stack } from '@materia/ui-design-system';
import { useShop } from '../provider/ShopProvider.tsx';
import { aDay } from '../samples/offers.ts';
import type { StoreCardFacts } from './facts.ts';
import { StoreBanner } from './StoreBanner.tsx';
import { StoreCard } from './StoreCard.tsx';
import { StoreList } from './StoreList.tsx';

const meta: Meta = { title: 'Shop/Store' };
export default meta;
type Story = StoryObj;

const near: StoreCardFacts = {
  name: 'Materia Poznań Franowo',
  urlKey: 'poznan-franowo',
  street: ['ul. Szwajcarska 14'],
  postcode: '61-285',
  city: 'Poznań',
  phone: '+48 61 800 12 00',
  distanceKm: 3.42,
};
const far: StoreCardFacts = {
  name: 'Materia Santa Cruz de Tenerife – Polígono Costa Sur',
  urlKey: 'santa-cruz',
  street: ['Calle Subida al Mayorazgo 24', 'Nave 7'],
  postcode: '38110',
  city: 'Santa Cruz de Tenerife',
  distanceKm: 1_250.5,
};

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

export const Cards: Story = {
  render: () => (
    <Grid cells="l">
      <StoreCard store={near} open={{ kind: 'open', until: 1260 }} isChosen />
      <StoreCard
        store={far}
        open={{ kind: 'opens-later', date: aDay('2026-11-23'), weekday: 1, at: 420 }}
        isChosen={false}
        choose={<Choose />}
      />
      <StoreCard
        store={{ ...far, distanceKm: undefined }}
        open={{ kind: 'opens-today', at: 570 }}
        isChosen={false}
        choose={<Choose />}
      />
      <StoreCard
        store={{ ...near, phone: undefined }}
        open={{ kind: 'closed' }}
        isChosen={false}
        choose={<Choose />}
      />
    </Grid>
  ),
};

export const Banners: Story = {
  render: () => (
    <Stack>
      <StoreBanner store={{ name: near.name, chosen: true }} open={{ kind: 'open', until: 1260 }} />
      <StoreBanner store={{ name: near.name, chosen: true }} use="pickup" />
      <StoreBanner
        store={{ name: far.name, chosen: true }}
        open={{ kind: 'opens-later', date: aDay('2026-11-23'), weekday: 1, at: 420 }}
        use="pickup"
      />
      <StoreBanner store={{ name: 'Online', chosen: false }} />
    </Stack>
  ),
};

const List = ({ empty = false }: { readonly empty?: boolean }) => {
  const { t } = useShop();
  const stores = [
    { store: near, open: { kind: 'open', until: 1260 }, isChosen: true },
    { store: far, open: { kind: 'closed' }, isChosen: false, choose: <Choose /> },
  ] as const;
  return (
    <StoreList
      label={t('header.stores')}
      stores={empty ? [] : stores}
      empty={<MessagePage use="section" icon="store" title={t('storeCard.noStore')} />}
    />
  );
};

export const ListWithoutMap: Story = { render: () => <List /> };
export const EmptyList: Story = { render: () => <List empty /> };
