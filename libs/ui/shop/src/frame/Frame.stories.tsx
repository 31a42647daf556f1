import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Stack } from '@materia/ui-design-system';
import { useShop } from '../provider/ShopProvider.tsx';
import { departmentsIn } from '../samples/departments.ts';
import { otherShops } from '../samples/shops.ts';
import { StoreBanner } from '../store/StoreBanner.tsx';
import { DepartmentMenu, type DepartmentMenuProps } from './DepartmentMenu.tsx';
import { MobileBackHeader } from './MobileBackHeader.tsx';
import { PreFooter } from './PreFooter.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';

const store = { name: 'Materia Poznań Franowo', urlKey: 'poznan-franowo', chosen: true };

/** The header with the departments in the market's language. */
const HeaderOfMarket = ({
  departments,
  ...props
}: Partial<SiteHeaderProps & DepartmentMenuProps>) => {
  const { market } = useShop();
  return (
    <SiteHeader
      menu={
        <DepartmentMenu
          departments={departments ?? departmentsIn(market.language)}
          store={props.store ?? store}
        />
      }
      store={store}
      placeForm={null}
      cartCount={3}
      {...props}
    />
  );
};

const FooterOfMarket = ({ isSignedIn = false }: { readonly isSignedIn?: boolean }) => (
  <SiteFooter
    departments={departmentsIn(useShop().market.language)}
    year="2026"
    isSignedIn={isSignedIn}
    otherShops={otherShops}
  />
);

const meta: Meta = { title: 'Shop/Frame', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

/** Everything around a page, in order. */
export const WholeFrame: Story = {
  render: () => (
    <>
      <HeaderOfMarket customerName="Anna" />
      <MobileBackHeader title="2026-004211-7" backHref="#back" />
      <Container>
        <Stack>
          <StoreBanner store={store} />
        </Stack>
      </Container>
      <PreFooter products={214_381} />
      <FooterOfMarket isSignedIn />
    </>
  ),
};

export const Header: Story = { render: () => <HeaderOfMarket /> };
export const HeaderOfGuest: Story = {
  render: () => (
    <HeaderOfMarket store={{ name: '', urlKey: '', chosen: false }} cartCount={undefined} />
  ),
};
export const HeaderOfLongNames: Story = {
  render: () => (
    <HeaderOfMarket
      store={{
        name: 'Materia Santa Cruz de Tenerife – Polígono Costa Sur',
        urlKey: 'tenerife',
        chosen: true,
      }}
      place="38001 Santa Cruz de Tenerife"
      customerName="Maria Wiktoria Aleksandra"
      cartCount={128}
    />
  ),
};
export const HeaderAfterSearch: Story = {
  render: () => <HeaderOfMarket searchWords="cement 25 kg" />,
};
export const HeaderInCustomerSpace: Story = {
  render: () => <HeaderOfMarket customerName="Anna" />,
  parameters: { theme: 'account' },
};
/** The departments could not be loaded: search and navigation still work. */
export const HeaderWithoutDepartments: Story = {
  render: () => <HeaderOfMarket departments={[]} />,
};

export const BackHeader: Story = {
  render: () => <MobileBackHeader title="Zamówienie 2026-004211-7" backHref="#back" />,
};
export const BackHeaderOfLongTitle: Story = {
  render: () => (
    <MobileBackHeader
      title="Récapitulatif de votre commande et des conditions de retrait 2026-004211-7"
      backHref="#back"
      target="history"
    />
  ),
};
export const BackHeaderInApp: Story = {
  render: () => <MobileBackHeader title="Zamówienie 2026-004211-7" />,
};
export const ServicePromises: Story = { render: () => <PreFooter products={214_381} /> };
export const Footer: Story = { render: () => <FooterOfMarket /> };
export const FooterOfCustomer: Story = {
  render: () => <FooterOfMarket isSignedIn />,
  parameters: { theme: 'account' },
};
