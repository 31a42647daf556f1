import { drawSurroundings } from '@materia/domain-country-map';
import type { PickupPoint } from '@materia/domain-shipping';
import type { Position } from '@materia/domain-stores';
import { StreetMap, type StreetMapProps } from '../map/StreetMap.tsx';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './PointsMap.module.css';

type PointsMapProps = {
  /** The points of the list, in its order. */
  readonly points: readonly Pick<PickupPoint, 'id' | 'name' | 'latitude' | 'longitude'>[];
  /** The middle of the map, and the postal code that is there. */
  readonly place: Position & { readonly postcode: string };
  /** The id of a point's radio button. */
  readonly idOf: (pointId: string, index: number) => string;
  readonly credit: StreetMapProps['credit'];
};

const SIZE = 320;
const MARKER = 26;
/** A distance such as “0.25 km”. */
const LABEL = { width: 52, height: 14 };

/**
 * The numbered points of the list around the postal code, drawn without a map service. A marker is a label of the point's
 * radio button, so that it chooses the point without a script. The drawing shows nothing that the list does not contain and
 * is hidden from screen readers and keyboards, but as labels the numbers are part of the names of the radio buttons.
 */
export const PointsMap = ({ points, place, idOf, credit }: PointsMapProps) => {
  const t = useText();
  const formats = useFormats();
  const drawn = drawSurroundings(place, points, {
    size: SIZE,
    marker: MARKER,
    label: LABEL,
  });
  const middle = SIZE / 2;
  return (
    <StreetMap
      credit={credit}
      pins={points.map(({ id, name, latitude, longitude }, index) => ({
        name,
        number: index + 1,
        latitude,
        longitude,
        href: `#${encodeURIComponent(idOf(id, index))}`,
      }))}
    >
      <figure className={styles.figure}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={styles.map} aria-hidden="true">
          <rect width={SIZE} height={SIZE} rx="10" className={styles.ground} />
          {drawn.rings.map(({ km, radius, label }) => (
            <g key={km}>
              <circle cx={middle} cy={middle} r={radius} className={styles.ring} />
              <text x={label.x} y={label.y} className={styles.distance}>
                {t('points.distance', { kilometres: formats.number(km, 2) })}
              </text>
            </g>
          ))}
          <path
            d={`M${middle - 7} ${middle}h14M${middle} ${middle - 7}v14`}
            className={styles.middle}
          />
          {points
            .map(({ id, name }, index) => {
              const { x, y } = drawn.points[index] ?? { x: middle, y: middle };
              return (
                <g key={id} className={styles.marker} data-pin={index + 1}>
                  <circle cx={x} cy={y} r={MARKER / 2 - 1} />
                  <foreignObject
                    x={x - MARKER / 2}
                    y={y - MARKER / 2}
                    width={MARKER}
                    height={MARKER}
                  >
                    <label htmlFor={idOf(id, index)} title={name} className={styles.number}>
                      {index + 1}
                    </label>
                  </foreignObject>
                </g>
              );
            })
            // The nearest point is drawn last, above the others.
            .toReversed()}
        </svg>
        <figcaption className={styles.caption}>
          {t('points.mapText', { postcode: place.postcode })}
        </figcaption>
      </figure>
    </StreetMap>
  );
};
