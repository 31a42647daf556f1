import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  Container,
  Heading,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { ButtonForm, usePath, useText } from '@materia/ui-shop';
import styles from './account-pages.module.css';

/** Asks for confirmation: opening a URL must not sign anyone out. */
export const LogoutView = () => {
  const t = useText();
  const to = usePath();
  return (
    <Container size="narrow" className={styles.page}>
      <Card padding="l">
        <Stack gap={4}>
          <Heading level={1}>{t('login.signOutTitle')}</Heading>
          <Text>{t('login.signOutText')}</Text>
          <Cluster>
            <div data-ends-session="">
              <ButtonForm action={to('logout')}>
                <Button type="submit">{t('login.signOutAction')}</Button>
              </ButtonForm>
            </div>
            <ButtonLink href={to('account')} variant="secondary">
              {t('login.stay')}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
    </Container>
  );
};
