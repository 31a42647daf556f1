import { ButtonLink, Cluster, Container, Link, MessagePage, Text } from '@materia/ui-design-system';
import { ConfirmByEmailAlert, SaveOrderCard, usePath, useText } from '@materia/ui-shop';
import type { GuestOrderFacts, GuestOrderOutcome } from './guest-order.loader.ts';
import { OrderDetailsView } from './OrderDetailsView.tsx';
import styles from './OrdersPage.module.css';

/** A guest's order whose signed link this browser has opened, with the offer to add it to an account. */
export const GuestOrderView = ({
  facts,
  outcome,
}: {
  readonly facts: GuestOrderFacts;
  readonly outcome?: GuestOrderOutcome | undefined;
}) => {
  const t = useText();
  const to = usePath();
  if (facts.order === undefined)
    return (
      <Container size="narrow" className={styles.page}>
        <MessagePage
          icon="clock"
          title={t(facts.isOpened ? 'guest.gone' : 'guest.notOpened')}
          text={t(facts.isOpened ? 'guest.goneText' : 'guest.notOpenedText')}
          actions={<ButtonLink href={to('login')}>{t('guest.signIn')}</ButtonLink>}
        />
      </Container>
    );
  return (
    <OrderDetailsView
      order={facts.order}
      reference={facts.reference}
      pickupStore={facts.pickupStore}
      returnUntil={facts.returnUntil}
      isOpen={facts.confirmUntil !== undefined}
      showsInvoice={false}
      outcome={outcome?.kind === 'account' ? undefined : outcome}
      around={{
        before: (
          <>
            {facts.confirmUntil && (
              <ConfirmByEmailAlert email={facts.order.contact.email} until={facts.confirmUntil} />
            )}
            <Text tone="soft">{t('guest.pageLead')}</Text>
            {facts.together.length > 0 && (
              <Cluster as="nav" gap={4}>
                {facts.together.map(({ number, path, isCurrent }) =>
                  isCurrent ? (
                    <Text key={number} weight="strong">
                      {t('orders.orderTitle', { number })}
                    </Text>
                  ) : (
                    <Link key={number} href={path}>
                      {t('orders.orderTitle', { number })}
                    </Link>
                  ),
                )}
              </Cluster>
            )}
          </>
        ),
        after:
          facts.account === undefined ? null : (
            <SaveOrderCard {...facts.account} {...(outcome?.kind === 'account' && { outcome })} />
          ),
      }}
    />
  );
};
