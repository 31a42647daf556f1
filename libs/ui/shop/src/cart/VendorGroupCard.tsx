import type { ReactNode } from 'react';
import { Badge, Card, Icon, Link } from '@materia/ui-design-system';
import { useVendorPath } from '../product/use-vendor-path.ts';
import { useText } from '../provider/ShopProvider.tsx';
import styles from './VendorGroupCard.module.css';

export type VendorGroupCardProps = {
  readonly id: string;
  /** The vendor named in the title; `undefined` while the title is hidden. */
  readonly seller: string | null;
  /** The vendor's id, which links to the vendor's page. */
  readonly vendorId?: string | undefined;
  readonly isThirdParty: boolean;
  /** The banner of the selected store, for the retailer's own products. */
  readonly banner?: ReactNode;
  /** The id of the text in the banner that tells the card from another one of the same vendor. */
  readonly toldApartBy?: string | undefined;
  /** One `CartLineView` each. */
  readonly lines: readonly { readonly key: string; readonly line: ReactNode }[];
};

/** The lines that one vendor sells and ships. */
export const VendorGroupCard = ({
  id,
  seller,
  vendorId,
  isThirdParty,
  banner,
  toldApartBy,
  lines,
}: VendorGroupCardProps) => {
  const t = useText();
  const path = useVendorPath({ name: seller ?? '', id: vendorId, isThirdParty });
  const words = t('line.soldAndShippedBy', { seller: seller ?? '' });
  const names = [...(seller === null ? [] : [`vendor-${id}`]), toldApartBy ?? []].flat();
  return (
    <Card as="section" padding="none" {...(names.length > 0 && { labelledBy: names.join(' ') })}>
      <div className={styles.head}>
        {seller !== null && (
          <h2 id={`vendor-${id}`} className={styles.title}>
            <Icon name={isThirdParty ? 'box' : 'store'} />
            <span className={styles.words}>
              {path === undefined ? words : <Link href={path}>{words}</Link>}
              {isThirdParty && <Badge tone="primary">{t('line.thirdParty')}</Badge>}
            </span>
          </h2>
        )}
        {banner}
      </div>
      <ul className={styles.lines}>
        {lines.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </Card>
  );
};
