import { Heading, Stack, Text } from '@materia/ui-design-system';
import type { Season, TextKey } from '@materia/market-model';
import { useText } from '@materia/ui-shop';
import { CategoryTiles, type TileFacts } from '../category-head/CategoryTiles.tsx';
import styles from './SeasonBand.module.css';

/** What is in season on the day of the request, in the market's calendar. */
export type SeasonFacts = { readonly season: Season; readonly tiles: readonly TileFacts[] };

const WORDS = {
  indoors: { title: 'home.seasonIndoors', text: 'home.seasonIndoorsText' },
  garden: { title: 'home.seasonGarden', text: 'home.seasonGardenText' },
  outdoor: { title: 'home.seasonOutdoor', text: 'home.seasonOutdoorText' },
  heating: { title: 'home.seasonHeating', text: 'home.seasonHeatingText' },
} as const satisfies Readonly<Record<Season, { readonly title: TextKey; readonly text: TextKey }>>;

/** What is in season: a sentence and the categories to look at. */
export const SeasonBand = ({ season, tiles }: SeasonFacts) => {
  const t = useText();
  const { title, text } = WORDS[season];
  return (
    <section aria-labelledby="season" className={styles.band}>
      <Stack gap={1}>
        <Heading level={2} id="season">
          {t(title)}
        </Heading>
        <Text tone="soft">{t(text)}</Text>
      </Stack>
      <CategoryTiles label={t(title)} tiles={tiles} />
    </section>
  );
};
