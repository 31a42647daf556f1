import { Link } from '@materia/ui-design-system';
import { categoryPath, ProductPicture, useDrawnOnce, useFormats, usePath } from '@materia/ui-shop';
import styles from './CategoryTiles.module.css';

/** A category as a tile shows it. */
export type TileFacts = {
  readonly name: string;
  readonly segments: readonly string[];
  readonly productCount: number;
  /** URL of its picture without a size; undefined if it has none. */
  readonly picture: string | undefined;
};

export type CategoryTilesProps = {
  /** What the tiles have in common, for screen readers. */
  readonly label: string;
  readonly tiles: readonly TileFacts[];
};

/**
 * The categories below a category, each with a picture of what it contains: rows where there is
 * room, a single row to swipe on phones. The names say what the pictures show, so these have no
 * text of their own.
 */
export const CategoryTiles = ({ label, tiles }: CategoryTilesProps) => {
  const to = usePath();
  const formats = useFormats();
  return (
    <nav
      aria-label={label}
      {...useDrawnOnce()(
        ['category-tiles', tiles],
        <ul className={styles.tiles}>
          {tiles.map(({ name, segments, productCount, picture }) => (
            <li key={segments.join('/')} className={styles.item}>
              <Link href={categoryPath(to, segments)} variant="bare" className={styles.tile}>
                <span className={styles.picture}>
                  {picture !== undefined && <ProductPicture picture={picture} alt="" use="line" />}
                </span>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.count}>{formats.number(productCount)}</span>
              </Link>
            </li>
          ))}
        </ul>,
      )}
    />
  );
};
