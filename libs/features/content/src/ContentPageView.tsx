import {
  Accordion,
  Breadcrumb,
  Container,
  Grid,
  Heading,
  Link,
  Picture,
  Split,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  articleThing,
  breadcrumbThing,
  faqThing,
  RichText,
  StructuredData,
  useFormats,
  usePath,
  useShop,
  useText,
} from '@materia/ui-shop';
import { ArticleCard } from './ArticleCard.tsx';
import type { ContentPageFacts, Neighbour } from './content-page.loader.ts';
import styles from './content-pages.module.css';

/**
 * A content page: its text, its questions, and links to the other pages of its section. The first
 * page of a section with pictures shows them as cards.
 */
export const ContentPageView = (facts: ContentPageFacts) => {
  const { page, section } = facts;
  const t = useText();
  const { date } = useFormats();
  const others = section.filter(({ isCurrent }) => !isCurrent);
  const isOverview =
    section[0]?.isCurrent === true &&
    page.place !== 'blog' &&
    others.some(({ picture }) => picture !== undefined);
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Trail {...facts} />
        {isOverview ? (
          <Stack gap={6}>
            <PageText page={page} />
            <Grid as="ul" cells="l" gap={4}>
              {others.map((other) => (
                <ArticleCard key={other.path} article={other} />
              ))}
            </Grid>
          </Stack>
        ) : (
          <Split narrow="end">
            <Stack gap={4}>
              {page.publishedOn !== undefined && (
                <Text size="s" tone="soft">
                  {t('content.publishedOn', { date: date(page.publishedOn) })}
                </Text>
              )}
              <PageText page={page} />
            </Stack>
            {others.length === 0 ? null : (
              <SectionLinks section={section} isBlog={page.place === 'blog'} />
            )}
          </Split>
        )}
      </Stack>
    </Container>
  );
};

/** The breadcrumbs, and the structured data of the page for search engines. */
const Trail = ({ page, path, origin }: ContentPageFacts) => {
  const { t, market, to } = useShop();
  const above = [
    { name: t('common.home'), path: to('home') },
    ...(page.place === 'blog' ? [{ name: t('content.blog'), path: to('blog') }] : []),
  ];
  return (
    <>
      <Breadcrumb
        label={t('content.breadcrumbs')}
        items={[
          ...above.map(({ name, path: href }) => ({ label: name, href })),
          { label: page.title },
        ]}
      />
      <StructuredData
        thing={breadcrumbThing(
          [...above, { name: page.title, path }].map(({ name, path: at }) => ({
            name,
            address: origin + at,
          })),
        )}
      />
      {page.publishedOn !== undefined && (
        <StructuredData
          thing={articleThing({
            ...page,
            address: origin + path,
            publishedOn: page.publishedOn,
            author: market.name,
          })}
        />
      )}
      {page.questions.length > 0 && <StructuredData thing={faqThing(page.questions)} />}
    </>
  );
};

const PICTURE_WIDTHS = [400, 800] as const;

const PageText = ({ page }: Pick<ContentPageFacts, 'page'>) => {
  const topics = [...Map.groupBy(page.questions, ({ topic }) => topic)];
  return (
    <Stack gap={5}>
      <Heading level={1}>{page.title}</Heading>
      {page.picture !== undefined && (
        <Picture
          srcOfWidth={(width) => `${page.picture}?width=${width}&height=320`}
          widths={PICTURE_WIDTHS}
          sizes="(width <= 960px) 100vw, 800px"
          alt=""
          width={800}
          height={320}
          className={styles.picture}
          priority
        />
      )}
      {page.html !== '' && <RichText html={page.html} />}
      {topics.map(([topic, questions], at) => (
        <section key={topic} aria-labelledby={`topic-${at}`}>
          <Stack gap={2}>
            <Heading level={2} size="h3" id={`topic-${at}`}>
              {topic}
            </Heading>
            <Accordion
              items={questions.map(({ question, answer }, index) => ({
                id: `question-${at}-${index}`,
                title: question,
                content: <RichText html={answer} />,
              }))}
            />
          </Stack>
        </section>
      ))}
    </Stack>
  );
};

const SectionLinks = ({
  section,
  isBlog,
}: {
  readonly section: readonly Neighbour[];
  readonly isBlog: boolean;
}) => {
  const t = useText();
  const to = usePath();
  return (
    <nav aria-labelledby="section-links" className={styles.section}>
      <Stack gap={3}>
        <Heading level={2} size="h4" id="section-links">
          {t(isBlog ? 'content.moreArticles' : 'content.sectionPages')}
        </Heading>
        <ul className={styles.links}>
          {section.map(({ title, path, isCurrent }) => (
            <li key={path}>
              {isCurrent ? (
                <span aria-current="page" className={styles.current}>
                  {title}
                </span>
              ) : (
                <Link href={path} variant="quiet" className={styles.link}>
                  {title}
                </Link>
              )}
            </li>
          ))}
        </ul>
        {isBlog && <Link href={to('blog')}>{t('content.allArticles')}</Link>}
      </Stack>
    </nav>
  );
};
