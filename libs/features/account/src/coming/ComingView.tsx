import {
  Alert,
  ButtonLink,
  Card,
  Cluster,
  Container,
  Heading,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';

export type ComingViewProps = { readonly title: string; readonly isSignedIn: boolean };

/**
 * States that a page is not available yet and who can help meanwhile, with links to the stores and
 * the account.
 */
export const ComingView = ({ title, isSignedIn }: ComingViewProps) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Heading level={1}>{title}</Heading>
        <Alert type="information">{t('coming.text')}</Alert>
        <Card as="section" padding="l" labelledBy="help">
          <Stack gap={3}>
            <Heading level={2} size="h3" id="help">
              {t('coming.helpTitle')}
            </Heading>
            <Text>{t('coming.help')}</Text>
            <Cluster>
              <ButtonLink href={isSignedIn ? to('myStore') : to('stores')} icon="phone">
                {t('coming.toStore')}
              </ButtonLink>
              <ButtonLink href={isSignedIn ? to('account') : to('login')} variant="secondary">
                {isSignedIn ? t('accountMenu.back') : t('coming.toLogin')}
              </ButtonLink>
            </Cluster>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
};
