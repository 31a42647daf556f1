import type { TextKey } from '@materia/market-model';
import { Button, ButtonLink, Container, MessagePage } from '@materia/ui-design-system';
import { ButtonForm, usePath, useText } from '@materia/ui-shop';
import type { ConfirmationOutcome } from './guest-confirmation.action.ts';
import styles from './OrdersPage.module.css';

/**
 * The page behind the link in a buyer's mail: a question with one button, and then that the order is
 * confirmed, or why it cannot be.
 */
export const GuestConfirmationView = ({
  outcome,
}: {
  readonly outcome: ConfirmationOutcome | undefined;
}) => {
  const t = useText();
  const to = usePath();
  return (
    <Container size="narrow" className={styles.page}>
      {outcome === undefined ? (
        <MessagePage
          icon="mail"
          title={t('guest.confirmTitle')}
          text={t('guest.confirmText')}
          actions={
            <ButtonForm>
              <Button type="submit" size="l">
                {t('guest.confirmAction')}
              </Button>
            </ButtonForm>
          }
        />
      ) : typeof outcome === 'object' ? (
        <MessagePage
          icon="check"
          title={t('guest.confirmedTitle')}
          text={<p role="status">{t('guest.confirmedText')}</p>}
          actions={
            <ButtonLink href={to('orderDetails', { orderId: outcome.orderId })}>
              {t('guest.toOrder')}
            </ButtonLink>
          }
        />
      ) : (
        <MessagePage
          icon="clock"
          title={t(UNCONFIRMED[outcome].title)}
          text={<p role="alert">{t(UNCONFIRMED[outcome].text)}</p>}
          actions={<ButtonLink href={to('home')}>{t('guest.toShop')}</ButtonLink>}
        />
      )}
    </Container>
  );
};

const UNCONFIRMED = {
  closed: { title: 'guest.closedTitle', text: 'guest.closedText' },
  'not-opened': { title: 'guest.notOpened', text: 'guest.notOpenedText' },
  'unknown-link': { title: 'guest.gone', text: 'guest.goneText' },
} as const satisfies Readonly<
  Record<Extract<ConfirmationOutcome, string>, { readonly title: TextKey; readonly text: TextKey }>
>;
