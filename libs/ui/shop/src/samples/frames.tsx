import { Button, Stack, TextField } from '@materia/ui-design-system';
import { DepartmentMenu, type DepartmentMenuProps } from '../frame/DepartmentMenu.tsx';
import { SiteFooter } from '../frame/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from '../frame/SiteHeader.tsx';
import { placeForm } from '../forms/place-form.ts';
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
      placeForm={<SamplePlaceForm typed={props.place} />}
      cartCount={3}
      {...props}
    />
  );
};

/** A form such as that of the stores' pages, which the shell puts into the header. */
const SamplePlaceForm = ({ typed }: { readonly typed: string | undefined }) => {
  const { t, to } = useShop();
  return (
    <form method="post" action={to('place')} noValidate>
      <Stack gap={3}>
        <TextField
          id="header-place"
          name={placeForm.names.place}
          label={t('place.unknown')}
          hint={t('place.hint', { example: '61-285' })}
          defaultValue={typed}
          autoComplete="off"
        />
        <Button type="submit">{t('place.save')}</Button>
      </Stack>
    </form>
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
