import { Heading, Link } from '@materia/ui-design-system';
import type { HomeProject, TextKey } from '@materia/market-model';
import { categoryPath, ProductPicture, useDrawnOnce, usePath, useText } from '@materia/ui-shop';
import type { TileFacts } from '../category-head/CategoryTiles.tsx';
import styles from './ProjectTiles.module.css';

/** A project with the categories that it needs, the main one first. */
export type ProjectFacts = {
  readonly project: HomeProject;
  readonly categories: readonly TileFacts[];
};

const NAMES = {
  bathroom: 'home.projectBathroom',
  floor: 'home.projectFloor',
  painting: 'home.projectPainting',
  terrace: 'home.projectTerrace',
  drywall: 'home.projectDrywall',
  kitchen: 'home.projectKitchen',
} as const satisfies Readonly<Record<HomeProject, TextKey>>;

/** What people renovate: each project with its picture and the way to what it needs. */
export const ProjectTiles = ({ projects }: { readonly projects: readonly ProjectFacts[] }) => {
  const t = useText();
  const to = usePath();
  return (
    <ul
      className={styles.projects}
      {...useDrawnOnce()(
        ['projects', projects],
        projects.map(({ project, categories }) => {
          const [main] = categories;
          if (main === undefined) return null;
          return (
            <li key={project} className={styles.project}>
              <span className={styles.picture}>
                {main.picture !== undefined && (
                  <ProductPicture picture={main.picture} alt="" use="line" />
                )}
              </span>
              <div className={styles.words}>
                <Heading level={3} size="h4">
                  <Link
                    href={categoryPath(to, main.segments)}
                    variant="bare"
                    className={styles.title}
                  >
                    {t(NAMES[project])}
                  </Link>
                </Heading>
                <ul className={styles.needs}>
                  {categories.map(({ name, segments }) => (
                    <li key={segments.join('/')}>
                      <Link href={categoryPath(to, segments)} variant="quiet">
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        }),
      )}
    />
  );
};
