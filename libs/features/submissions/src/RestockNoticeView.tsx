import type { TextKey } from '@materia/market-model';
import {
  Alert,
  ButtonLink,
  Card,
  Container,
  ErrorSummary,
  Heading,
  MessagePage,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { RESTOCK_EMAIL_FIELD, RestockNoticeForm, usePath, useText } from '@materia/ui-shop';
import type { RestockNoticeFacts, RestockNoticeOutcome } from './restock-notice.action.ts';
import styles from './submission-pages.module.css';

export type RestockNoticeViewProps = RestockNoticeFacts & {
  readonly outcome: RestockNoticeOutcome | undefined;
};

/** The wish for a mail when a product can be ordered again, or its result. */
export const RestockNoticeView = ({ product, email, outcome }: RestockNoticeViewProps) => {
  const t = useText();
  const productPage = usePath()('product', { urlKey: product.urlKey });
  if (outcome?.kind === 'to-confirm')
    return (
      <Container size="narrow" className={styles.page}>
        <MessagePage
          icon="mail"
          title={t('restockNotice.doneTitle')}
          text={<p role="status">{t('restockNotice.doneText', { email: outcome.email })}</p>}
          actions={<ButtonLink href={productPage}>{t('restockNotice.toProduct')}</ButtonLink>}
        />
      </Container>
    );
  const error = outcome?.problem === 'not-an-email' ? t('restockNotice.notAnEmail') : undefined;
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('restockNotice.heading')}</Heading>
          <Text tone="soft">{t('restockNotice.lead', { product: product.name })}</Text>
        </Stack>
        <ErrorSummary
          title={t('restockNotice.errorSummary')}
          errors={error === undefined ? [] : [{ fieldId: RESTOCK_EMAIL_FIELD, message: error }]}
        />
        {outcome !== undefined && outcome.problem !== 'not-an-email' && (
          <Alert type="error" role="alert">
            {t(PROBLEMS[outcome.problem])}
          </Alert>
        )}
        <Card padding="l">
          <RestockNoticeForm sku={product.sku} email={outcome?.typed ?? email} error={error} />
        </Card>
        <ButtonLink href={productPage} variant="secondary">
          {t('restockNotice.toProduct')}
        </ButtonLink>
      </Stack>
    </Container>
  );
};

const PROBLEMS = {
  'too-many-requests': 'restockNotice.tooMany',
  failed: 'restockNotice.failed',
} as const satisfies Readonly<Record<string, TextKey>>;
