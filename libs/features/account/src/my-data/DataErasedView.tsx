import { ButtonLink, Container, Heading, Stack, Text } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';

/** The account is gone. The page says nothing about whose it was. */
export const DataErasedView = () => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={4} align="start">
        <Heading level={1}>{t('myData.erasedTitle')}</Heading>
        <Text>{t('myData.erasedText')}</Text>
        <ButtonLink href={to('home')}>{t('myData.erasedShop')}</ButtonLink>
      </Stack>
    </Container>
  );
};
