import {
  Alert,
  Cluster,
  Container,
  DescriptionList,
  Heading,
  Link,
  Split,
  Stack,
  Text,
} from '@materia/ui-design-system';
import type { Conditioning } from '@materia/domain-pricing';
import { addToListPath } from '@materia/page-request';
import {
  CategoryTrail,
  CompareButton,
  CompareForm,
  DrawnOnce,
  EXCLUSION_TEXTS,
  productThing,
  RatingLine,
  SeenProducts,
  StructuredData,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import { BuyBar } from './BuyBar.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Calculator } from './Calculator.tsx';
import { FamilyChoices } from './families/FamilyChoices.tsx';
import { productGroup } from './families/product-group.ts';
import { Reviews } from './Reviews.tsx';
import { NearbyStores } from './NearbyStores.tsx';
import { Offers } from './Offers.tsx';
import { PlanProject } from './PlanProject.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { ProductSafety } from './ProductSafety.tsx';
import { ProductSheet } from './ProductSheet.tsx';
import type { ProductPageFacts } from './product.loader.ts';
import { StoreQuestions } from './StoreQuestions.tsx';
import styles from './ProductView.module.css';
import { Recommended } from './Recommended.tsx';
import { WhatGoesWith } from './WhatGoesWith.tsx';
import { Substitutes } from './Substitutes.tsx';

/** The page of a product at the selected store. */
export const ProductView = (facts: ProductPageFacts) => {
  const { product, details, breadcrumbs, best, shown, others, mode, substitutes, path, origin } =
    facts;
  const { calculator, isCompared } = facts;
  const inDetail = { product, details, conditioning: shown?.conditioning };
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <CategoryTrail
          label={t('product.breadcrumbs')}
          above={breadcrumbs}
          current={{ name: product.name, path }}
          origin={origin}
        />
        <div className={styles.top}>
          <DrawnOnce facts={['title', product]}>
            <Stack gap={1}>
              <Text size="s" tone="soft" weight="medium">
                {product.brand}
              </Text>
              <Heading level={1} size="h2">
                {product.name}
              </Heading>
              {product.rating && (
                <Link href="#reviews" variant="bare">
                  <RatingLine rating={product.rating} />
                </Link>
              )}
            </Stack>
          </DrawnOnce>
          <div className={styles.pictures}>
            <ProductPictures
              name={product.name}
              pictures={product.pictures}
              views={product.views}
            />
          </div>
          <Stack gap={4}>
            {shown !== best && shown !== null && (
              <Alert
                type="information"
                actions={<Link href={path}>{t('productMore.bestOffer')}</Link>}
              >
                {t('productMore.shownOffer', { seller: shown.seller.name })}
              </Alert>
            )}
            {facts.family && <FamilyChoices family={facts.family} viewer={facts.viewer} />}
            <BuyBox {...facts} />
            <DrawnOnce facts={['tools', product, path, isCompared]}>
              <Cluster gap={3}>
                <Text size="s" tone="soft">
                  {t('product.reference')} {product.sku} · {t('product.ean')} {product.ean}
                </Text>
                <CompareForm intent={isCompared ? 'remove' : 'add'} returnTo={path}>
                  <CompareButton product={product} isCompared={isCompared} />
                </CompareForm>
                <Link href={addToListPath(to, product.sku)}>{t('productMore.toList')}</Link>
              </Cluster>
            </DrawnOnce>
          </Stack>
        </div>
        {substitutes.length > 0 && <Substitutes {...facts} />}
        {others.length > 0 && (
          <div data-live="offers">
            <Offers {...facts} />
          </div>
        )}
        <PlanProject product={product} />
        {facts.goesWith.length > 0 && <WhatGoesWith {...facts} />}
        {calculator !== undefined && shown !== null && (
          <Calculator
            facts={calculator}
            offer={shown}
            returnTo={path}
            canAdd={mode === 'selling'}
          />
        )}
        <Split narrow="end">
          <div>
            <StructuredData
              thing={productThing({
                ...product,
                ...details,
                pictures: product.pictures.map((picture) => origin + picture),
                address: origin + path,
                group: facts.family && productGroup(facts.family, origin),
                offer:
                  best === null
                    ? undefined
                    : {
                        ...best,
                        seller: best.seller.name,
                        priceValidUntil: facts.priceValidUntil,
                      },
              })}
            />
            <DrawnOnce facts={['details', inDetail]}>
              <Details {...inDetail} />
            </DrawnOnce>
          </div>
          <Stack gap={5}>
            <NearbyStores {...facts} />
            <StoreQuestions {...facts} />
          </Stack>
        </Split>
        <Reviews product={product} reviews={facts.reviews} />
        {facts.recommended.length > 0 && <Recommended {...facts} />}
        <SeenProducts
          title={t('productMore.seen')}
          current={{ ...product, picture: product.pictures[0] ?? '' }}
        />
      </Stack>
      <BuyBar {...facts} />
    </Container>
  );
};

type DetailsProps = Pick<ProductPageFacts, 'product' | 'details'> & {
  readonly conditioning: Conditioning | undefined;
};

const Details = ({ product, details, conditioning }: DetailsProps) => {
  const t = useText();
  const { number, unit, unitName } = useFormats();
  const { saleUnit = '', capacityUnit, capacityPerSaleUnit } = conditioning ?? {};
  return (
    <Stack gap={5}>
      {details.highlights.length > 0 && (
        <section aria-labelledby="highlights">
          <Stack gap={2}>
            <Heading level={2} size="h3" id="highlights">
              {t('product.highlights')}
            </Heading>
            <ul className={styles.highlights}>
              {details.highlights.map((highlight) => (
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
          <Text className={styles.description}>{details.description}</Text>
        </Stack>
      </section>
      {product.energy && (
        <ProductSheet
          product={product}
          manufacturer={details.manufacturer}
          rating={product.energy}
        />
      )}
      <section aria-labelledby="attributes">
        <Stack gap={2}>
          <Heading level={2} size="h3" id="attributes">
            {t('product.attributes')}
          </Heading>
          <DescriptionList
            look="rows"
            items={[
              ...details.attributes.map(({ label, value }) => ({
                term: label,
                description: value,
              })),
              ...(capacityUnit === undefined || capacityPerSaleUnit === undefined
                ? []
                : [
                    {
                      term: t('productMore.packaging'),
                      description: t('productMore.packagingText', {
                        saleUnit: unitName(saleUnit),
                        amount: number(capacityPerSaleUnit),
                        unit: unit(capacityUnit),
                      }),
                    },
                  ]),
              {
                term: t('product.weight'),
                description: t('product.kilograms', {
                  kilograms: number(product.weightGrams / 1000, 3),
                }),
              },
              ...(product.withdrawalExclusion === undefined
                ? []
                : [
                    {
                      term: t('line.noWithdrawalTitle'),
                      description: t('line.noWithdrawal', {
                        reason: t(EXCLUSION_TEXTS[product.withdrawalExclusion]),
                      }),
                    },
                  ]),
              ...(product.warranty === undefined
                ? []
                : [
                    {
                      term: t('productMore.warranty'),
                      description: t('productMore.warrantyYears', {
                        count: product.warranty.years,
                      }),
                    },
                  ]),
            ]}
          />
        </Stack>
      </section>
      <ProductSafety product={product} details={details} />
    </Stack>
  );
};
