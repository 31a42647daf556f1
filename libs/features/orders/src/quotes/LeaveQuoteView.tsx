import {
  Alert,
  Button,
  ButtonLink,
  Cluster,
  Container,
  Heading,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { HiddenFields, usePath, useText } from '@materia/ui-shop';
import styles from '../OrdersPage.module.css';
import type { LeaveOutcome } from './leave-quote.action.ts';
import type { LeaveQuoteFacts } from './leave-quote.loader.ts';
import { leaveQuoteForm } from './quote-forms.ts';

export type LeaveQuoteViewProps = LeaveQuoteFacts & {
  readonly outcome: LeaveOutcome | undefined;
};

/** Warns that the purchase of a quote ends with its pages, and ends it if the customer agrees. */
export const LeaveQuoteView = ({ returnTo, isApproval, outcome }: LeaveQuoteViewProps) => {
  const t = useText();
  const to = usePath();
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Heading level={1}>{t(isApproval ? 'approvals.leaveTitle' : 'quotes.leaveTitle')}</Heading>
        {outcome !== undefined && (
          <Alert type="error" role="alert">
            {t('quotes.leaveFailed')}
          </Alert>
        )}
        <Alert type="warning">
          {t(isApproval ? 'approvals.leaveWarning' : 'quotes.leaveWarning')}
        </Alert>
        <Text>{t(isApproval ? 'approvals.leaveText' : 'quotes.leaveText')}</Text>
        <form method="post" action={to('leaveQuote')}>
          <HiddenFields
            form={leaveQuoteForm}
            values={{ returnTo, approval: isApproval ? '1' : undefined }}
          />
          <Cluster gap={3}>
            <ButtonLink href={to('cart')}>{t('quotes.leaveStay')}</ButtonLink>
            <Button type="submit" variant="secondary">
              {t('quotes.leave')}
            </Button>
          </Cluster>
        </form>
      </Stack>
    </Container>
  );
};
