import type { DrawnMap } from '@materia/domain-country-map';
import { classNames } from '@materia/ui-design-system';
import styles from './CountryMap.module.css';

/** A store's position on the map, in map units. */
export type MapStore = {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isChosen: boolean;
  /** Drawn faintly and without a link: a search found nearer stores. */
  readonly isFar?: boolean;
};

export type CountryMapProps = {
  readonly map: DrawnMap;
  readonly stores: readonly MapStore[];
  readonly caption: string;
  /** The link of a point: the store's place in the list. Without it, points are not links. */
  readonly hrefOf?: (id: string) => string;
};

/**
 * The country with its stores, drawn without a map service. It shows nothing that the adjacent list
 * does not contain, so it is hidden from screen readers and keyboards, which saves thirty tab
 * stops.
 */
export const CountryMap = ({ map, stores, caption, hrefOf }: CountryMapProps) => (
  <figure className={styles.figure}>
    <svg
      viewBox={`-6 -6 ${map.width + 12} ${map.height + 12}`}
      className={styles.map}
      aria-hidden="true"
    >
      {map.areas.map((area, index) => (
        <g key={area.path}>
          {index > 0 && (
            <rect
              x={area.left}
              y={area.top}
              width={area.width}
              height={area.height}
              rx="6"
              className={styles.frame}
            />
          )}
          <path d={area.path} className={styles.land} />
        </g>
      ))}
      {stores.map((store) => (
        <Point
          key={store.id}
          store={store}
          href={store.isFar === true ? undefined : hrefOf?.(store.id)}
        />
      ))}
    </svg>
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);

const Point = ({
  store,
  href,
}: {
  readonly store: MapStore;
  readonly href: string | undefined;
}) => {
  const dot = (
    <>
      <title>{store.name}</title>
      {/* The touch target is larger than the visible point. */}
      <circle cx={store.x} cy={store.y} r="12" className={styles.hit} />
      <circle
        cx={store.x}
        cy={store.y}
        r={radiusOf(store)}
        className={classNames(
          styles.dot,
          store.isChosen && styles.chosen,
          store.isFar === true && styles.far,
        )}
      />
    </>
  );
  return href === undefined ? (
    <g>{dot}</g>
  ) : (
    <a href={href} tabIndex={-1} className={styles.point}>
      {dot}
    </a>
  );
};

const radiusOf = ({ isChosen, isFar = false }: MapStore): number =>
  isChosen ? 8 : isFar ? 3.5 : 5.5;
