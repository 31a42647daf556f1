import type { ReactNode } from 'react';
import { Badge, Card, Icon, Link } from '@materia/ui-design-system';
import { useSellerPath } from '../product/use-seller-path.ts';
import { useText } from '../provider/ShopProvider.tsx';
import styles from './SellerGroupCard.module.css';

export type SellerGroupCardProps = {
  readonly id: string;
  /** The seller named in the title; `undefined` while the title is hidden. */
  readonly seller: string | null;
  /** The seller's id, which links to the vendor's page. */
  readonly sellerId?: string | undefined;
  readonly isThirdParty: boolean;
  /** The banner of the selected store, for the retailer's own products. */
  readonly banner?: ReactNode;
  /** The id of the text in the banner that tells the card from another one of the same seller. */
  readonly toldApartBy?: string | undefined;
  /** One `CartLineView` each. */
  readonly lines: readonly { readonly key: string; readonly line: ReactNode }[];
};

/** The lines that one seller sells and ships. */
export const SellerGroupCard = ({
  id,
  seller,
  sellerId,
  isThirdParty,
  banner,
  toldApartBy,
  lines,
}: SellerGroupCardProps) => {
  const t = useText();
  const path = useSellerPath({ name: seller ?? '', id: sellerId, isThirdParty });
  const words = t('line.soldAndShippedBy', { seller: seller ?? '' });
  const names = [...(seller === null ? [] : [`seller-${id}`]), toldApartBy ?? []].flat();
  return (
    <Card as="section" padding="none" {...(names.length > 0 && { labelledBy: names.join(' ') })}>
      <div className={styles.head}>
        {seller !== null && (
          <h2 id={`seller-${id}`} className={styles.title}>
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
