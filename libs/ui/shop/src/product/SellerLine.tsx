import { Badge, Link, Text } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import type { SellerFacts } from './facts.ts';
import styles from './SellerLine.module.css';
import { useSellerPath } from './use-seller-path.ts';

export type SellerLineProps = {
  readonly seller: SellerFacts;
  /** Marks a vendor's offer with a label (MARKETPLACE_LABEL). */
  readonly marketplaceLabel?: boolean;
  /**
   * Links to the vendor's page, which identifies the vendor; not on cards, which link to the
   * product.
   */
  readonly linked?: boolean;
};

/** The seller of an offer. */
export const SellerLine = ({
  seller,
  marketplaceLabel = false,
  linked = false,
}: SellerLineProps) => {
  const t = useText();
  const path = useSellerPath(seller);
  const words = t('line.soldBy', { seller: seller.name });
  return (
    <Text as="div" size="s" tone="soft" className={styles.line}>
      {linked && path !== undefined ? <Link href={path}>{words}</Link> : <span>{words}</span>}
      {marketplaceLabel && seller.isThirdParty && (
        <Badge tone="primary">{t('line.thirdParty')}</Badge>
      )}
    </Text>
  );
};
