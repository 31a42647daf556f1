import { orderCardFacts, type OrderFacts } from '@materia/api-orders';
import { handoverOf } from '@materia/domain-order';
import { handoverWords } from '@materia/market-model';
import { ButtonLink, Card, Cluster, Heading, Stack, Text } from '@materia/ui-design-system';
import { nextStepText, OrderCard, useFormats, usePath, useText } from '@materia/ui-shop';

/** The order placed last, when it is ready, and what happens to it next. */
export const LastOrder = ({ order }: { readonly order: OrderFacts | undefined }) => {
  const t = useText();
  const to = usePath();
  return (
    <section aria-labelledby="last-order">
      <Stack gap={3}>
        <Cluster justify="between">
          <Heading level={2} size="h3" id="last-order">
            {t('account.lastOrder')}
          </Heading>
          {order !== undefined && (
            <ButtonLink href={to('orders')} variant="quiet" iconAfter="chevron-right">
              {t('account.allOrders')}
            </ButtonLink>
          )}
        </Cluster>
        {order === undefined ? (
          <Card padding="l">
            <Stack gap={3} align="start">
              <Text>{t('account.lastOrderNone')}</Text>
              <ButtonLink href={to('home')}>{t('account.startShopping')}</ButtonLink>
            </Stack>
          </Card>
        ) : (
          <>
            <Expected order={order} />
            <OrderCard order={orderCardFacts(order)} />
          </>
        )}
      </Stack>
    </section>
  );
};

const Expected = ({ order }: { readonly order: OrderFacts }) => {
  const t = useText();
  const { longDate, time } = useFormats();
  const { expected, fulfilment, receivedOn, tracking } = order;
  const { label, day, hour } = handoverWords(
    { place: handoverOf(fulfilment), expected, receivedOn, step: tracking.step },
    { t, longDate, time },
  );
  const next = nextStepText(tracking, t);
  return (
    <Text>
      <strong>
        {label} {day}
        {hour !== undefined && ` ${hour}`}
      </strong>
      {next !== undefined && (
        <>
          <br />
          {t('account.nextStep', { step: next })}
        </>
      )}
    </Text>
  );
};
