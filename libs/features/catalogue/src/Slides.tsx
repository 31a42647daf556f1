import { Card, Heading, Link, Picture, Stack, Text } from '@materia/ui-design-system';
import type { Slide } from './home.loader.ts';
import styles from './HomeView.module.css';

const WIDTHS = [320, 480] as const;

/** The editors' slides on the home page: side by side where there is room, otherwise a row to swipe. */
export const Slides = ({ slides }: { readonly slides: readonly Slide[] }) => (
  <ul className={styles.slides}>
    {slides.map(({ title, text, linkLabel, linkPath, picture }) => (
      <li key={linkPath}>
        <Card as="article" label={title} className={styles.slide}>
          <Picture
            srcOfWidth={(width) => `${picture}?width=${width}&height=240`}
            widths={WIDTHS}
            sizes="(width <= 960px) 70vw, 400px"
            alt=""
            width={480}
            height={240}
            className={styles.slidePicture}
          />
          <Stack gap={2}>
            <Heading level={2} size="h3">
              {title}
            </Heading>
            <Text>{text}</Text>
            <Link href={linkPath} className={styles.slideLink}>
              {linkLabel}
            </Link>
          </Stack>
        </Card>
      </li>
    ))}
  </ul>
);
