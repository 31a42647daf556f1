import { Button, Link, Stack, Text } from '@materia/ui-design-system';
import type { ReactNode } from 'react';
import { useText } from '../provider/ShopProvider.tsx';
import scripted from './awaits-script.module.css';
import type { MapPin } from './street-map.ts';
import styles from './StreetMap.module.css';
import type { StreetMapContent } from './switch-street-map.ts';

export type StreetMapProps = {
  readonly pins: readonly MapPin[];
  /** Who is to be named below the map; undefined if the shop has no source of street maps. */
  readonly credit: { readonly attribution: string; readonly attributionHref?: string } | undefined;
  /** The drawn map. */
  readonly children: ReactNode;
};

/**
 * A drawn map. If the shop has street maps, a button replaces it with one (`switch-street-map.ts`); if that fails, the drawing
 * returns.
 */
export const StreetMap = ({ pins, credit, children }: StreetMapProps) => {
  const t = useText();
  if (credit === undefined || pins.length === 0) return children;
  const content: StreetMapContent = {
    pins,
    texts: { zoomIn: t('streetMap.zoomIn'), zoomOut: t('streetMap.zoomOut') },
    open: t('streetMap.open'),
    close: t('streetMap.close'),
    failed: t('streetMap.failed'),
  };
  return (
    <div data-street-map={JSON.stringify(content)}>
      <Stack gap={3}>
        <div className={scripted.scripted}>
          <Button type="button" variant="secondary" icon="pin" wide data-held="">
            {t('streetMap.open')}
          </Button>
          <Text as="div" size="s" tone="danger">
            <output />
          </Text>
        </div>
        <div data-drawing="">{children}</div>
        <figure className={styles.figure} data-streets="" hidden>
          <div className={styles.map} role="group" aria-label={t('streetMap.keys')} />
          <figcaption className={styles.credit}>
            {credit.attributionHref === undefined ? (
              credit.attribution
            ) : (
              <Link href={credit.attributionHref}>{credit.attribution}</Link>
            )}
          </figcaption>
        </figure>
      </Stack>
    </div>
  );
};
