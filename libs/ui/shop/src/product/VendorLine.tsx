import { Badge, Link, Text } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import type { OfferVendorFacts } from './facts.ts';
import styles from './VendorLine.module.css';
import { useVendorPath } from './use-vendor-path.ts';

export type VendorLineProps = {
  readonly seller: OfferVendorFacts;
  /** Marks a vendor's offer with a label (MARKETPLACE_LABEL). */
  readonly marketplaceLabel?: boolean;
  /**
   * Links to the vendor's page, which identifies the vendor; not on cards, which link to the
   * product.
   */
  readonly linked?: boolean;
};

/** The vendor of an offer. */
export const VendorLine = ({
  seller,
  marketplaceLabel = false,
  linked = false,
}: VendorLineProps) => {
  const t = useText();
  const path = useVendorPath(seller);
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
