import { DepartmentMenu, type DepartmentMenuProps } from '../frame/DepartmentMenu.tsx';
import { SiteFooter } from '../frame/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from '../frame/SiteHeader.tsx';
import { useShop } from '../provider/ShopProvider.tsx';
import { departmentsIn } from './departments.ts';
import { otherShops } from './shops.ts';

export type HeaderOfMarketProps = Partial<SiteHeaderProps & DepartmentMenuProps>;
export type FooterOfMarketProps = { readonly isSignedIn?: boolean };

export const store = { name: 'Materia Poznań Franowo', urlKey: 'poznan-franowo', chosen: true };

/** The header with the departments in the market's language. */
export const HeaderOfMarket = ({ departments, ...props }: HeaderOfMarketProps) => {
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

/** The footer with the departments in the market's language. */
export const FooterOfMarket = ({ isSignedIn = false }: FooterOfMarketProps) => (
  <SiteFooter
    departments={departmentsIn(useShop().market.language)}
    year="2026"
    isSignedIn={isSignedIn}
    otherShops={otherShops}
  />
);
