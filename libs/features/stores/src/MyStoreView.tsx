import {
  Alert,
  ButtonLink,
  Cluster,
  Container,
  Heading,
  MessagePage,
  Split,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { OpenStateText, usePath, useText } from '@materia/ui-shop';
import type { MyStoreFacts } from './my-store.loader.ts';
import { StoreContact } from './StoreContact.tsx';
import { StoreHours } from './StoreHours.tsx';
import styles from './StoresView.module.css';

/** The customer's store: address, hours, contact, and a link to choose another. */
export const MyStoreView = ({ chosen }: MyStoreFacts) => {
  const t = useText();
  const to = usePath();
  if (chosen === undefined) {
    return (
      <Container className={styles.page}>
        <MessagePage
          icon="store"
          title={t('myStore.noneTitle')}
          text={t('myStore.noneText')}
          actions={<ButtonLink href={to('stores')}>{t('myStore.choose')}</ButtonLink>}
        />
      </Container>
    );
  }
  const { store, week } = chosen;
  return (
    <Container className={styles.titled}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('myStore.title')}</Heading>
          <Text tone="soft">{t('myStore.lead')}</Text>
        </Stack>
        <Stack gap={3}>
          <Heading level={2}>{store.name}</Heading>
          {store.open && <OpenStateText state={store.open} />}
          <Cluster>
            <ButtonLink href={to('stores')} icon="store">
              {t('myStore.change')}
            </ButtonLink>
            <ButtonLink href={to('store', { storeName: store.urlKey })} variant="secondary">
              {t('myStore.details')}
            </ButtonLink>
          </Cluster>
        </Stack>
        {!store.sellsOnline && <Alert type="information">{t('stores.showcase')}</Alert>}
        <Split narrow="half">
          <StoreContact store={store} />
          <StoreHours week={week} />
        </Split>
      </Stack>
    </Container>
  );
};
