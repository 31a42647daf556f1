import type { MapTiles } from '@materia/page-request';
import { CountryMap, StreetMap, useText } from '@materia/ui-shop';
import type { StoreFacts } from './store-facts.ts';
import type { StoresMap } from './stores-map.ts';

export type StoresMapViewProps = {
  readonly map: StoresMap;
  readonly stores: readonly StoreFacts[];
  readonly hrefOf: (id: string) => string;
  /** Set if the shop has a source of street maps. */
  readonly streetMap: MapTiles | undefined;
};

/** The stores on the drawn map of the country and, if the shop has them, on street maps. */
export const StoresMapView = ({ map, stores, hrefOf, streetMap }: StoresMapViewProps) => {
  const t = useText();
  return (
    <StreetMap
      credit={streetMap}
      pins={stores.map(({ id, name, latitude, longitude, isSelected }) => ({
        name,
        latitude,
        longitude,
        isChosen: isSelected,
        href: hrefOf(id),
      }))}
    >
      <CountryMap
        map={map.drawn}
        stores={map.stores}
        caption={t('locator.mapText')}
        hrefOf={hrefOf}
      />
    </StreetMap>
  );
};
