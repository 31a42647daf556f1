import { Container, Heading, Stack, Text } from '@materia/ui-design-system';
import { categoryPath, CategoryTrail, ContentBlock, usePath, useText } from '@materia/ui-shop';
import { CategoryTiles } from './category-head/CategoryTiles.tsx';
import type { CategoryFacts } from './category.loader.ts';
import styles from './CategoryView.module.css';
import { ProductList } from './ProductList.tsx';

/** A category of any level: breadcrumbs, subcategories and products. */
export const CategoryView = ({
  name,
  segments,
  description,
  breadcrumbs,
  children,
  list,
  blocks,
  origin,
}: CategoryFacts) => {
  const t = useText();
  const to = usePath();
  const above = breadcrumbs.filter((crumb) => crumb.segments.length < segments.length);
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={3}>
          <CategoryTrail
            label={t('listing.breadcrumbs')}
            above={above}
            current={{ name, path: categoryPath(to, segments) }}
            origin={origin}
          />
          <Heading level={1}>{name}</Heading>
          {description && <Text tone="soft">{description}</Text>}
        </Stack>
        {children.length > 0 && (
          <CategoryTiles label={t('listing.subcategories', { category: name })} tiles={children} />
        )}
        <ProductList list={list} path={categoryPath(to, segments)} />
        {blocks.map((block) => (
          <ContentBlock key={block.identifier} block={block} />
        ))}
      </Stack>
    </Container>
  );
};
