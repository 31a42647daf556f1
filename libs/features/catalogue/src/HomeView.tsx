import {
  ButtonLink,
  Card,
  Cluster,
  Container,
  Heading,
  Link,
  Picture,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  categoryPath,
  ContentBlock,
  ProductPicture,
  SeenProducts,
  useText,
  usePath,
} from '@materia/ui-shop';
import type { Department, HomeFacts } from './home.loader.ts';
import { ProjectTiles } from './home/ProjectTiles.tsx';
import { SeasonBand } from './home/SeasonBand.tsx';
import { StoreToday } from './home/StoreToday.tsx';
import styles from './HomeView.module.css';
import { Slides } from './Slides.tsx';
import { PlannerTeaser } from './PlannerTeaser.tsx';
import { ProductCards } from './ProductCards.tsx';

/**
 * The home page: introduction, the store today, departments, projects, offers, what is in season,
 * what the visitor looked at, and best sellers of the store.
 */
export const HomeView = ({
  departments,
  offers,
  bestSellers,
  slides,
  help,
  projects,
  season,
  store,
  storeOpen,
  storeAddress,
  heroPicture,
  postcodeExample,
  isSignedIn,
}: HomeFacts) => {
  const t = useText();
  return (
    <>
      <Hero picture={heroPicture} />
      <Container className={styles.sections}>
        <Stack gap={7}>
          <StoreToday
            store={store}
            open={storeOpen}
            address={storeAddress}
            postcodeExample={postcodeExample}
          />
          <section aria-labelledby="all-departments">
            <Stack gap={4}>
              <Heading level={2} id="all-departments">
                {t('home.departments')}
              </Heading>
              <ul className={styles.departments} data-tiles="">
                {departments.map((department) => (
                  <li key={department.segments.join('/')}>
                    <DepartmentTile department={department} />
                  </li>
                ))}
              </ul>
            </Stack>
          </section>
          {projects.length > 0 && (
            <section aria-labelledby="projects">
              <Stack gap={4}>
                <Heading level={2} id="projects">
                  {t('home.projects')}
                </Heading>
                <ProjectTiles projects={projects} />
              </Stack>
            </section>
          )}
          <PlannerTeaser />
          {offers !== undefined && (
            <ProductPanel id="offers" title={t('home.offers')} list={offers} />
          )}
          {season && <SeasonBand {...season} />}
          <SeenProducts title={t('home.seen')} />
          {bestSellers !== undefined && (
            <ProductPanel id="best-sellers" title={t('home.bestSellers')} list={bestSellers} />
          )}
          {slides.length > 0 && <Slides slides={slides} />}
          {help !== undefined && <ContentBlock block={help} />}
          {!isSignedIn && <ForProfessionals />}
        </Stack>
      </Container>
    </>
  );
};

/** A row of products with what their prices and stock are those of. */
const ProductPanel = ({
  id,
  title,
  list,
}: {
  readonly id: string;
  readonly title: string;
  readonly list: NonNullable<HomeFacts['offers']>;
}) => {
  const t = useText();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <Stack gap={4}>
        <Cluster justify="between" align="baseline">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <Text size="s" tone="soft">
            {t('home.bestSellersAt', { store: list.storeName })}
          </Text>
        </Cluster>
        <ProductCards
          label={title}
          list={list}
          returnTo={usePath()('home')}
          layout="row"
          headingLevel={3}
        />
      </Stack>
    </section>
  );
};

/** Shown to guests only, because customers already have an account. */
const ForProfessionals = () => {
  const t = useText();
  return (
    <Card as="section" padding="l" look="sunken" labelledBy="professionals">
      <Stack gap={3} align="start">
        <Heading level={2} size="h3" id="professionals">
          {t('home.proTitle')}
        </Heading>
        <Text>{t('home.proText')}</Text>
        <ButtonLink href={`${usePath()('register')}?kind=professional`} variant="secondary">
          {t('home.proAction')}
        </ButtonLink>
      </Stack>
    </Card>
  );
};

/** The picture is drawn in this proportion; in any other it would have white edges. */
const HERO_HEIGHTS = { 400: 160, 800: 320, 1200: 480 } as const;
const HERO_WIDTHS = [400, 800, 1200] as const;

const Hero = ({ picture }: { readonly picture: string }) => {
  const t = useText();
  return (
    <div className={styles.hero}>
      <div className={styles.heroPicture}>
        <Picture
          srcOfWidth={(width: keyof typeof HERO_HEIGHTS) =>
            `${picture}?width=${width}&height=${HERO_HEIGHTS[width]}`
          }
          widths={HERO_WIDTHS}
          sizes="(width <= 960px) 100vw, 60vw"
          alt=""
          width={1200}
          height={480}
          fit="cover"
          priority
        />
      </div>
      <Container>
        <div className={styles.heroWords}>
          <Heading level={1} size="display">
            {t('home.heroTitle')}
          </Heading>
          <Text size="l">{t('home.heroText')}</Text>
          <Cluster>
            <ButtonLink href="#all-departments" variant="accent" size="l">
              {t('home.heroAction')}
            </ButtonLink>
            <ButtonLink href={usePath()('stores')} variant="secondary" size="l" icon="pin">
              {t('home.heroStores')}
            </ButtonLink>
          </Cluster>
        </div>
      </Container>
    </div>
  );
};

const DepartmentTile = ({ department }: { readonly department: Department }) => {
  const t = useText();
  const to = usePath();
  return (
    <Card as="article" label={department.name} padding="s" className={styles.tile}>
      <Link href={categoryPath(to, department.segments)} variant="bare" className={styles.tileLink}>
        {department.picture !== undefined && (
          <ProductPicture picture={department.picture} alt="" use="line" />
        )}
        <span>
          <strong className={styles.tileName}>{department.name}</strong>
          <span className={styles.tileCount}>
            {t('home.departmentProducts', { count: department.productCount })}
          </span>
        </span>
      </Link>
      <ul className={styles.tileChildren}>
        {department.children.map((child) => (
          <li key={child.segments.join('/')}>
            <Link href={categoryPath(to, child.segments)} variant="quiet">
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
