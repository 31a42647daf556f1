import { Badge, Text } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import type { SellerFacts } from './facts.ts';
import styles from './SellerLine.module.css';

export type SellerLineProps = {
  readonly seller: SellerFacts;
  /** Marks a vendor's offer with a label of its own (MARKETPLACE_LABEL, PRC-20). */
  readonly marketplaceLabel?: boolean;
};

/** Who sells an offer. */
export const SellerLine = ({ seller, marketplaceLabel = false }: SellerLineProps) => {
  const t = useText();
  return (
    <Text as="div" size="s" tone="soft" className={styles.line}>
      <span>{t('line.soldBy', { seller: seller.name })}</span>
      {marketplaceLabel && seller.isThirdParty && <Badge tone="primary">{t('line.thirdParty')}</Badge>}
    </Text>
  );
};
