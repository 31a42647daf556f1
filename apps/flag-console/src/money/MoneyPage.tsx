import type { MoneyDesk } from '@materia/api-contract';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Heading,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { useId } from 'react';
import { useConsoleMutation, useMoneyDesk } from '../api/queries.ts';
import { DutyPage } from '../frame/DutyPage.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { amountText } from '../texts/amounts.ts';
import { momentText } from '../texts/moments.ts';
import { useWords } from '../texts/use-words.ts';

/** Alarms, withdrawals and refunds of a unit, for people with the duty. */
export const MoneyPage = () => {
  const { t } = useWords();
  return (
    <DutyPage duty="orders" title={t('money.title')} noDuty={t('money.noDuty')}>
      {(unit) => <Desk key={unit} unit={unit} />}
    </DutyPage>
  );
};

const Desk = ({ unit }: { readonly unit: string }) => {
  const { t } = useWords();
  const { data, error } = useMoneyDesk(unit);
  if (data === undefined) return <RefusalNotice error={error} />;
  const { alarms, withdrawals, refunds } = data;
  const open = refunds.filter(({ state }) => state !== 'succeeded');
  const arrived = refunds.filter(({ state }) => state === 'succeeded');
  return (
    <>
      <Section title={t('money.alarms')} isEmpty={alarms.length === 0}>
        {alarms.map((alarm) => (
          <AlarmCard key={alarm.id} unit={unit} alarm={alarm} timeZone={data.time_zone} />
        ))}
      </Section>
      <Section title={t('money.withdrawals')} isEmpty={withdrawals.length === 0}>
        {withdrawals.map((withdrawal) => (
          <WithdrawalCard
            key={withdrawal.id}
            unit={unit}
            withdrawal={withdrawal}
            timeZone={data.time_zone}
          />
        ))}
      </Section>
      <Section title={t('money.refunds')} isEmpty={open.length === 0}>
        {open.map((refund) => (
          <RefundCard key={refund.id} unit={unit} refund={refund} timeZone={data.time_zone} />
        ))}
      </Section>
      <Section title={t('money.arrived')} isEmpty={arrived.length === 0}>
        {arrived.map((refund) => (
          <RefundCard key={refund.id} unit={unit} refund={refund} timeZone={data.time_zone} />
        ))}
      </Section>
    </>
  );
};

type SectionProps = {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: React.ReactNode;
};

const Section = ({ title, isEmpty, children }: SectionProps) => {
  const { t } = useWords();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{title}</Heading>
      {isEmpty ? <Text tone="soft">{t('money.nothing')}</Text> : children}
    </Stack>
  );
};

type OfUnit = { readonly unit: string; readonly timeZone: string };

/** What went wrong, with a comment of the person who settles it. */
const AlarmCard = ({
  unit,
  alarm: { id, kind, order_number, detail, raised_at },
  timeZone,
}: OfUnit & { readonly alarm: MoneyDesk['alarms'][number] }) => {
  const { t, language } = useWords();
  const settle = useConsoleMutation<object>();
  const field = useId();
  return (
    <Card as="article">
      <Stack gap={3}>
        <Cluster gap={2}>
          <Badge tone="danger">{t(`alarms.${kind}`)}</Badge>
          {order_number !== null && <strong>{t('money.order', { number: order_number })}</strong>}
        </Cluster>
        <Text size="s">{detail}</Text>
        <Text size="s" tone="soft">
          {momentText(raised_at, language, timeZone)}
        </Text>
        <RefusalNotice error={settle.error} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const comment = String(new FormData(event.currentTarget).get('comment') ?? '');
            settle.mutate((host) =>
              host('settleMoneyAlarm', { params: { bu: unit, id }, body: { comment } }),
            );
          }}
        >
          <Stack gap={3} align="start">
            <TextField
              id={field}
              name="comment"
              label={t('money.comment')}
              minLength={3}
              maxLength={500}
              required
            />
            <Button type="submit" variant="secondary" size="s" busy={settle.isPending}>
              {t('money.settle')}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
};

/** A withdrawal whose money goes back once its products are here. */
const WithdrawalCard = ({
  unit,
  withdrawal: { id, order_number, amount, currency, declared_at, in_store },
  timeZone,
}: OfUnit & { readonly withdrawal: MoneyDesk['withdrawals'][number] }) => {
  const { t, language } = useWords();
  const refund = useConsoleMutation<object>();
  return (
    <Card as="article">
      <Stack gap={3} align="start">
        <strong>{t('money.order', { number: order_number })}</strong>
        <Text size="s">
          {amountText(amount, currency, language)} · {momentText(declared_at, language, timeZone)}
        </Text>
        <RefusalNotice error={refund.error} />
        <Button
          type="button"
          size="s"
          busy={refund.isPending}
          onClick={() =>
            refund.mutate((host) => host('refundWithdrawal', { params: { bu: unit, id } }))
          }
        >
          {t(in_store ? 'money.refundedInStore' : 'money.refund')}
        </Button>
      </Stack>
    </Card>
  );
};

const TONES = {
  pending: 'neutral',
  requires_action: 'accent',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'danger',
} as const;

/** Money on its way back, or that did not arrive. */
const RefundCard = ({
  unit,
  refund: { id, order_number, amount, currency, reason, state, started_at },
  timeZone,
}: OfUnit & { readonly refund: MoneyDesk['refunds'][number] }) => {
  const { t, language } = useWords();
  const repeat = useConsoleMutation<object>();
  return (
    <Card as="article">
      <Stack gap={3} align="start">
        <Cluster gap={2}>
          <Badge tone={TONES[state]}>{t(`refundStates.${state}`)}</Badge>
          <strong>{t('money.order', { number: order_number })}</strong>
        </Cluster>
        <Text size="s">
          {amountText(amount, currency, language)} · {t(`refundReasons.${reason}`)} ·{' '}
          {momentText(started_at, language, timeZone)}
        </Text>
        <RefusalNotice error={repeat.error} />
        {(state === 'failed' || state === 'cancelled') && (
          <Button
            type="button"
            size="s"
            variant="secondary"
            busy={repeat.isPending}
            onClick={() =>
              repeat.mutate((host) => host('repeatFailedRefund', { params: { bu: unit, id } }))
            }
          >
            {t('money.repeat')}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
