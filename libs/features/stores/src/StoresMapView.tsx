import { Button, Stack, Text, useScripted } from '@materia/ui-design-system';
import { CountryMap, useText } from '@materia/ui-shop';
import type { MapTiles as Credit } from '@materia/storefront-request';
import { useState } from 'react';
import styles from './awaits-script.module.css';
import type { StoresMap } from './stores-map.ts';
import type { StoreFacts } from './store-facts.ts';
import { StreetMap } from './StreetMap.tsx';

export type StoresMapViewProps = {
  readonly map: StoresMap;
  readonly stores: readonly StoreFacts[];
  readonly hrefOf: (id: string) => string;
  /** Set if the shop has a source of street maps. */
  readonly streetMap: Credit | undefined;
};

/** The drawn map of the country. If the shop has street maps, a button replaces it with one; if that fails, the drawing returns. */
export const StoresMapView = ({ map, stores, hrefOf, streetMap }: StoresMapViewProps) => {
  const t = useText();
  const isScripted = useScripted();
  const [shown, setShown] = useState<'country' | 'streets' | 'failed'>('country');
  const drawing = (
    <CountryMap
      map={map.drawn}
      stores={map.stores}
      caption={t('locator.mapText')}
      hrefOf={hrefOf}
    />
  );
  if (streetMap === undefined || stores.length === 0) return drawing;
  return (
    <Stack gap={3}>
      <div className={isScripted ? undefined : styles.awaited}>
        <Button
          type="button"
          variant="secondary"
          icon="pin"
          wide
          onClick={() => setShown(shown === 'streets' ? 'country' : 'streets')}
        >
          {shown === 'streets' ? t('locator.streetMapClose') : t('locator.streetMap')}
        </Button>
        <Text as="div" size="s" tone="danger">
          <output>{shown === 'failed' && t('locator.streetMapFailed')}</output>
        </Text>
      </div>
      {shown === 'streets' ? (
        <StreetMap
          stores={stores}
          hrefOf={hrefOf}
          credit={streetMap}
          onFailure={() => setShown('failed')}
        />
      ) : (
        drawing
      )}
    </Stack>
  );
};
