import type { ReactNode } from 'react';
import { formatPhone } from '@materia/domain-contact';
import { Card, Heading } from '@materia/ui-design-system';
import { useShop } from '../provider/ShopProvider.tsx';
import styles from './AddressCard.module.css';

export type AddressFacts = {
  readonly name: string;
  readonly company?: string | undefined;
  readonly lines: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly phone?: string | undefined;
};

export type AddressCardProps = {
  readonly title?: string | undefined;
  readonly address: AddressFacts;
  /** Links or forms that change, select or remove it. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3;
};

/** A delivery or billing address. */
export const AddressCard = ({ title, address, actions, headingLevel = 3 }: AddressCardProps) => {
  const { phone } = useShop().market.rules;
  return (
    <Card
      as="article"
      label={title ?? `${address.lines.join(', ')}, ${address.city}`}
      look="outlined"
    >
      <div className={styles.card}>
        {title && (
          <Heading level={headingLevel} size="h4">
            {title}
          </Heading>
        )}
        <address className={styles.address}>
          {[address.name, address.company, ...address.lines, `${address.postcode} ${address.city}`]
            .filter(Boolean)
            .map((line, row) => (
              <span key={`${row}-${line}`}>{line}</span>
            ))}
          {address.phone && (
            <span className={styles.phone}>{formatPhone(address.phone, phone)}</span>
          )}
        </address>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Card>
  );
};
