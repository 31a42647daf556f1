import { Button, Link, Stack, Text } from '@materia/ui-design-system';
import { CountryMap, useText } from '@materia/ui-shop';
import type { MapTiles as Credit } from '@materia/storefront-request';
import scripted from './awaits-script.module.css';
import type { StoresMap } from './stores-map.ts';
import type { StoreFacts } from './store-facts.ts';
import type { StreetMapContent } from './switch-street-map.ts';
import styles from './StreetMap.module.css';

export type StoresMapViewProps = {
  readonly map: StoresMap;
  readonly stores: readonly StoreFacts[];
  readonly hrefOf: (id: string) => string;
  /** Set if the shop has a source of street maps. */
  readonly streetMap: Credit | undefined;
};

/**
 * The drawn map of the country. If the shop has street maps, a button replaces it with one (`switch-street-map.ts`); if that
 * fails, the drawing returns.
 */
export const StoresMapView = ({ map, stores, hrefOf, streetMap }: StoresMapViewProps) => {
  const t = useText();
  const drawing = (
    <CountryMap
      map={map.drawn}
      stores={map.stores}
      caption={t('locator.mapText')}
      hrefOf={hrefOf}
    />
  );
  if (streetMap === undefined || stores.length === 0) return drawing;
  const content: StreetMapContent = {
    pins: stores.map(({ id, name, latitude, longitude, isSelected }) => ({
      name,
      latitude,
      longitude,
      isChosen: isSelected,
      href: hrefOf(id),
    })),
    texts: { zoomIn: t('locator.zoomIn'), zoomOut: t('locator.zoomOut') },
    open: t('locator.streetMap'),
    close: t('locator.streetMapClose'),
    failed: t('locator.streetMapFailed'),
  };
  return (
    <div data-street-map={JSON.stringify(content)}>
      <Stack gap={3}>
        <div className={scripted.scripted}>
          <Button type="button" variant="secondary" icon="pin" wide data-held="">
            {t('locator.streetMap')}
          </Button>
          <Text as="div" size="s" tone="danger">
            <output />
          </Text>
        </div>
        <div data-drawing="">{drawing}</div>
        <figure className={styles.figure} data-streets="" hidden>
          <div className={styles.map} role="group" aria-label={t('locator.streetMapKeys')} />
          <figcaption className={styles.credit}>
            {streetMap.attributionHref === undefined ? (
              streetMap.attribution
            ) : (
              <Link href={streetMap.attributionHref}>{streetMap.attribution}</Link>
            )}
          </figcaption>
        </figure>
      </Stack>
    </div>
  );
};
