import type { PurchaseList } from '@materia/page-request';
import { ButtonLink, Container, MessagePage } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import styles from './OrdersPage.module.css';

/** A list that cannot be shown now, with a link that tries again. */
export const ListUnavailable = ({
  list,
  title,
  text,
}: {
  readonly list: PurchaseList['list'] | 'myQuotes';
  readonly title: string;
  readonly text: string;
}) => {
  const t = useText();
  const to = usePath();
  return (
    <Container size="narrow" className={styles.page}>
      <MessagePage
        icon="clock"
        title={title}
        text={text}
        actions={<ButtonLink href={to(list)}>{t('orders.retry')}</ButtonLink>}
      />
    </Container>
  );
};
