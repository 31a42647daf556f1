import { Cluster, Container, DescriptionList, Heading, Link, Split, Stack, Text } from '@materia/ui-design-system';
import { CategoryTrail, CompareFields, OfferList, ProductPicture, productThing, StructuredData, useFormats, usePath, useText } from '@materia/ui-shop';
import { Form } from 'react-router';
import { AddOffer } from './AddOffer.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Calculator } from './Calculator.tsx';
import { NearbyStores } from './NearbyStores.tsx';
import { ProductSafety } from './ProductSafety.tsx';
import { ProductSheet } from './ProductSheet.tsx';
import type { ProductFacts } from './product.loader.ts';
import styles from './ProductView.module.css';
import { Substitutes } from './Substitutes.tsx';

/** The page of a product at the selected store. */
export const ProductView = (facts: ProductFacts) => {
  const { product, breadcrumbs, best, others, mode, viewer, nearby, substitutes, calculator, path, marketplaceLabel, origin } = facts;
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <CategoryTrail label={t('product.breadcrumbs')} above={breadcrumbs} current={{ name: product.name, path }} origin={origin} />
        <StructuredData thing={productThing({ ...product, pictures: product.pictures.map((picture) => origin + picture), address: origin + path, offer: best === null ? undefined : { ...best, seller: best.seller.name } })} />
        <Split narrow="half">
          <Pictures name={product.name} pictures={product.pictures} />
          <Stack gap={4}>
            <Stack gap={1}>
              <Text size="s" tone="soft" weight="medium">
                {product.brand}
              </Text>
              <Heading level={1} size="h2">
                {product.name}
              </Heading>
              <Text size="s" tone="soft">
                {t('product.reference')} {product.sku} · {t('product.ean')} {product.ean}
              </Text>
              <Cluster gap={3}>
                <Form method="post" action={to('comparator')} preventScrollReset>
                  <CompareFields product={product} returnTo={path} />
                </Form>
                <Link href={to('comparator')}>{t('comparator.open')}</Link>
              </Cluster>
            </Stack>
            <BuyBox {...facts} />
          </Stack>
        </Split>
        {substitutes.length > 0 && <Substitutes {...facts} />}
        {others.length > 0 && (
          <section aria-labelledby="other-offers">
            <Stack gap={3}>
              <Heading level={2} size="h3" id="other-offers">
                {t('product.otherOffers')}
              </Heading>
              <OfferList
                label={t('product.otherOffers')}
                viewer={viewer}
                marketplaceLabel={marketplaceLabel}
                offers={others.map((offer) => ({
                  key: offer.code,
                  offer,
                  add: mode === 'selling' && offer.isSellable ? <AddOffer offer={offer} returnTo={path} /> : undefined,
                }))}
              />
            </Stack>
          </section>
        )}
        {calculator !== undefined && best !== null && (
          <Calculator facts={calculator} offer={best} returnTo={path} canAdd={mode === 'selling'} />
        )}
        <Split narrow="end">
          <Details product={product} />
          <NearbyStores nearby={nearby} />
        </Split>
      </Stack>
    </Container>
  );
};

const Pictures = ({ name, pictures }: { readonly name: string; readonly pictures: readonly string[] }) => {
  const t = useText();
  return (
    <ul aria-label={t('product.pictures')} className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture} className={styles.picture}>
          <ProductPicture picture={picture} alt={pictures.length === 1 ? name : t('product.picture', { product: name, number: index + 1 })} use="page" priority={index === 0} />
        </li>
      ))}
    </ul>
  );
};

const Details = ({ product }: Pick<ProductFacts, 'product'>) => {
  const t = useText();
  const { number } = useFormats();
  return (
    <Stack gap={5}>
      {product.highlights.length > 0 && (
        <section aria-labelledby="highlights">
          <Stack gap={2}>
            <Heading level={2} size="h3" id="highlights">
              {t('product.highlights')}
            </Heading>
            <ul className={styles.highlights}>
              {product.highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
      <section aria-labelledby="details">
        <Stack gap={2}>
          <Heading level={2} size="h3" id="details">
            {t('product.details')}
          </Heading>
          <Text className={styles.description}>{product.description}</Text>
        </Stack>
      </section>
      {product.energy && <ProductSheet product={product} rating={product.energy} />}
      <section aria-labelledby="attributes">
        <Stack gap={2}>
          <Heading level={2} size="h3" id="attributes">
            {t('product.attributes')}
          </Heading>
          <DescriptionList
            look="rows"
            items={[
              ...product.attributes.map(({ label, value }) => ({ term: label, description: value })),
              { term: t('product.weight'), description: t('product.kilograms', { kilograms: number(product.weightGrams / 1000, 3) }) },
            ]}
          />
        </Stack>
      </section>
      <ProductSafety product={product} />
    </Stack>
  );
};
