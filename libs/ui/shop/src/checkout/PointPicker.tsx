import type { PickupPoint } from '@materia/domain-shipping';
import type { Position } from '@materia/domain-stores';
import type { TextKey } from '@materia/market-model';
import { Button, RadioGroup, radioId, Stack, Text, TextField } from '@materia/ui-design-system';
import type { StreetMapProps } from '../map/StreetMap.tsx';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './PointPicker.module.css';
import { pointAddress, pointHours } from './point-text.ts';
import { PointsMap } from './PointsMap.tsx';

export type PointPickerProps = {
  /** The name of the radio buttons, whose values are the ids of the points. */
  readonly field: string;
  readonly kind: PickupPoint['kind'];
  /** The points that were found, nearest first, with their distance in kilometres. */
  readonly points: readonly (PickupPoint & { readonly km: number })[];
  /** The postal code around which they were found, and where it is; without it there is no map. */
  readonly place?: (Position & { readonly postcode: string }) | undefined;
  /** Who is to be named below street maps; undefined if the shop has none. */
  readonly streetMap?: StreetMapProps['credit'];
  /** The id of the chosen point; empty if none is chosen. */
  readonly chosen: string;
  readonly error?: string | undefined;
  /** The postal code that is searched: the name of its field, what it contains, and its error. */
  readonly near: {
    readonly field: string;
    readonly value: string;
    readonly error?: string | undefined;
  };
};

/**
 * The relay points or lockers near a postal code as radio buttons. The button beside the postal code sends the whole form
 * to its own page with GET, so that the search works without a script and keeps everything else that was chosen.
 */
export const PointPicker = ({
  field,
  kind,
  points,
  place,
  streetMap,
  chosen,
  error,
  near,
}: PointPickerProps) => {
  const t = useText();
  const formats = useFormats();
  return (
    <Stack gap={4}>
      <div className={styles.search}>
        <TextField
          name={near.field}
          label={t('points.near')}
          defaultValue={near.value}
          error={near.error}
          inputMode="numeric"
          autoComplete="postal-code"
          width="s"
        />
        <Button
          id={`${near.field}-show`}
          variant="secondary"
          formMethod="get"
          formNoValidate
          data-stays=""
        >
          {t('points.show')}
        </Button>
      </div>
      {points.length === 0 ? (
        near.error === undefined && <Text tone="soft">{t('points.none')}</Text>
      ) : (
        <div className={styles.found}>
          {place && (
            <PointsMap
              points={points}
              place={place}
              idOf={(id, index) => radioId(field, id, index)}
              credit={streetMap}
            />
          )}
          <RadioGroup
            name={field}
            legend={t(LEGENDS[kind])}
            error={error}
            defaultValue={chosen}
            options={points.map((point, index) => ({
              value: point.id,
              label: (
                <span className={styles.head}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className={styles.name}>{point.name}</span>
                  <span>{t('points.distance', { kilometres: formats.number(point.km, 1) })}</span>
                </span>
              ),
              hint: (
                <>
                  {pointAddress(point)}
                  <br />
                  {pointHours(point, t, formats)}
                </>
              ),
            }))}
          />
        </div>
      )}
    </Stack>
  );
};

const LEGENDS = {
  relay: 'points.choose',
  locker: 'points.chooseLocker',
} as const satisfies Readonly<Record<PickupPoint['kind'], TextKey>>;
