import type { ReactNode } from 'react';
import { classNames, Link, Text } from '@materia/ui-design-system';
import { CardAvailability } from '../delivery/CardAvailability.tsx';
import { CardDeliveryCost } from '../delivery/CardDeliveryCost.tsx';
import { EnergyLabel } from '../energy/EnergyLabel.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { offerTerms } from '../price/delivery-cost-text.ts';
import { PriceTag } from '../price/PriceTag.tsx';
import type { ShopViewer } from '../price/viewer.ts';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { RatingLine } from '../review/RatingLine.tsx';
import { FamilyLine } from './FamilyLine.tsx';
import type { OfferCardFacts, ProductFacts } from './facts.ts';
import styles from './ProductCard.module.css';
import { VendorLine } from './VendorLine.tsx';

export type ProductCardProps = {
  readonly product: ProductFacts;
  /** `undefined` if the product has no offer. */
  readonly offer: OfferCardFacts | undefined;
  readonly viewer: ShopViewer;
  readonly headingLevel?: 2 | 3 | 4;
  /** `grid` is vertical, `compact` is a single row. */
  readonly layout?: 'grid' | 'compact';
  /** The form that adds the product to the cart: one icon, at the foot of the picture. */
  readonly add?: ReactNode;
  /** A further action: one icon, at the head of the picture. */
  readonly further?: ReactNode;
  /** A note about further offers. */
  readonly otherOffers?: ReactNode;
  /** Above the fold. */
  readonly eager?: boolean;
  readonly marketplaceLabel?: boolean;
};

/** A product in a listing. The whole card is a link; the add form is layered above it. */
export const ProductCard = (props: ProductCardProps) => {
  const {
    product,
    offer,
    viewer,
    headingLevel = 3,
    layout = 'grid',
    add,
    further,
    otherOffers,
    eager = false,
    marketplaceLabel = true,
  } = props;
  const t = useText();
  const Title = `h${headingLevel}` as const;
  const price = offer && (
    <div className={styles.price}>
      <PriceTag price={offer.price} viewer={viewer} {...offer.conditioning} />
      <CardDeliveryCost
        {...offer}
        isOwn={!offer.seller.isThirdParty}
        terms={offerTerms(offer.price, viewer)}
      />
    </div>
  );
  return (
    <article aria-label={product.name} className={classNames(styles.card, styles[layout])}>
      <div className={styles.picture}>
        <ProductPicture
          picture={product.picture}
          alt=""
          use={layout === 'grid' ? 'card' : 'line'}
          eager={eager}
        />
        {further && <div className={styles.further}>{further}</div>}
        {add && <div className={styles.add}>{add}</div>}
      </div>
      {price}
      <div className={styles.words}>
        <Text size="xs" tone="soft" weight="medium" className={styles.brand}>
          {product.brand}
        </Text>
        <Title className={styles.title}>
          <Link
            href={usePath()('product', { urlKey: product.urlKey })}
            variant="bare"
            className={styles.link}
          >
            {product.name}
          </Link>
        </Title>
        {product.rating && <RatingLine rating={product.rating} />}
        {product.family && <FamilyLine family={product.family} viewer={viewer} />}
        {offer === undefined ? (
          <Text size="s" tone="soft">
            {t('stock.unavailable')}
          </Text>
        ) : (
          <CardAvailability {...offer} />
        )}
        {offer?.seller.isThirdParty && (
          <VendorLine seller={offer.seller} marketplaceLabel={marketplaceLabel} />
        )}
        {otherOffers && (
          <Text as="div" size="s" tone="soft">
            {otherOffers}
          </Text>
        )}
        {offer && product.energy && (
          <div className={styles.above}>
            <EnergyLabel rating={product.energy} product={product} size="s" />
          </div>
        )}
      </div>
    </article>
  );
};
