import { Link } from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';
import type { MapTiles as Credit } from '@materia/storefront-request';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { StoreFacts } from './store-facts.ts';
import styles from './StreetMap.module.css';

export type StreetMapProps = {
  readonly stores: readonly StoreFacts[];
  /** The link to the store's entry in the list. */
  readonly hrefOf: (id: string) => string;
  readonly credit: Credit;
  /** Called if the map or its tiles cannot be loaded. */
  readonly onFailure: () => void;
};

/** A street map around the stores; its library is loaded when this is rendered. */
export const StreetMap = ({ stores, hrefOf, credit, onFailure }: StreetMapProps) => {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFailure);
  const facts = useEffectEvent((shown: readonly StoreFacts[]) => ({
    pins: shown.map(({ id, name, latitude, longitude, isSelected }) => ({
      name,
      latitude,
      longitude,
      isChosen: isSelected,
      href: hrefOf(id),
    })),
    texts: { zoomIn: t('locator.zoomIn'), zoomOut: t('locator.zoomOut') },
  }));
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let close: (() => void) | undefined;
    let isUnmounted = false;
    import('./street-map.ts').then(
      ({ openStreetMap }) => {
        if (!isUnmounted)
          close = openStreetMap(element, {
            ...facts(stores),
            reducesMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
            onFailure: () => fail(),
          });
      },
      () => isUnmounted || fail(),
    );
    return () => {
      isUnmounted = true;
      close?.();
    };
  }, [stores]);
  return (
    <figure className={styles.figure}>
      <div
        ref={place}
        className={styles.map}
        role="group"
        aria-label={t('locator.streetMapKeys')}
      />
      <figcaption className={styles.credit}>
        {credit.attributionHref === undefined ? (
          credit.attribution
        ) : (
          <Link href={credit.attributionHref}>{credit.attribution}</Link>
        )}
      </figcaption>
    </figure>
  );
};
