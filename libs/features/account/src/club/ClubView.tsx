import type { ClubAccount, ClubMovement, ClubReward } from '@materia/api-account';
import type { TextKey } from '@materia/market-model';
import { todayIn } from '@materia/platform-clock';
import {
  Alert,
  Badge,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Cluster,
  Container,
  DescriptionList,
  Heading,
  Progress,
  Stack,
  Table,
  Text,
} from '@materia/ui-design-system';
import { Barcode, HiddenFields, useFormats, usePath, useShop, useText } from '@materia/ui-shop';
import pageStyles from '../account-pages.module.css';
import type { ClubOutcome } from './club.action.ts';
import type { ClubFacts } from './club.loader.ts';
import { ASK_STEP, askForm, transformForm } from './club-forms.ts';
import { ClubRulesCard, RANK_TEXTS } from './ClubRulesCard.tsx';

export type ClubViewProps = {
  readonly facts: ClubFacts;
  readonly outcome?: ClubOutcome | undefined;
};

/** The club: the member's card, points, rewards, counters and history, and the rules. */
export const ClubView = ({ facts: { account, rules, askedKey }, outcome }: ClubViewProps) => {
  const t = useText();
  return (
    <Container className={pageStyles.page}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{t('accountMenu.club')}</Heading>
          <Text tone="soft">{t('club.lead')}</Text>
        </Stack>
        {account === undefined ? (
          <Invitation />
        ) : (
          <>
            <MemberCard account={account} />
            <Points
              account={account}
              askedKey={outcome?.problem === 'not-confirmed' ? outcome.key : askedKey}
              problem={outcome?.problem}
            />
            <YearOfMember account={account} />
            <Rewards rewards={account.rewards} />
            <History history={account.history} />
          </>
        )}
        {rules && <ClubRulesCard rules={rules} />}
      </Stack>
    </Container>
  );
};

const Invitation = () => {
  const t = useText();
  return (
    <Card as="section" padding="l" labelledBy="join">
      <Stack gap={3} align="start">
        <Heading level={2} size="h3" id="join">
          {t('club.joinTitle')}
        </Heading>
        <Text>{t('club.joinText')}</Text>
        <ButtonLink href={usePath()('loyaltyRegister')} variant="accent">
          {t('club.joinAction')}
        </ButtonLink>
      </Stack>
    </Card>
  );
};

type Member = { readonly account: ClubAccount };

const MemberCard = ({ account: { cardNumber, rank } }: Member) => {
  const t = useText();
  return (
    <Card as="section" padding="l" labelledBy="card">
      <Stack gap={3}>
        <Cluster gap={3}>
          <Heading level={2} size="h3" id="card">
            {t('club.cardTitle')}
          </Heading>
          <Badge tone="primary">{t(RANK_TEXTS[rank])}</Badge>
        </Cluster>
        <Barcode number={cardNumber} name={t('club.cardName', { number: cardNumber })} />
        <Text size="s" tone="soft">
          {t('club.cardText')}
        </Text>
      </Stack>
    </Card>
  );
};

const PROBLEMS = {
  'silver-status-needed': 'club.needsSilver',
  'no-points': 'club.pointsChanged',
  failed: 'club.transformFailed',
} as const satisfies Readonly<Record<Exclude<ClubOutcome['problem'], 'not-confirmed'>, TextKey>>;

const Points = ({
  account,
  askedKey,
  problem,
}: Member & {
  readonly askedKey: string | undefined;
  readonly problem: ClubOutcome['problem'] | undefined;
}) => {
  const t = useText();
  const { money, number } = useFormats();
  const { points, debt, worth, canTransform } = account;
  return (
    <Card as="section" padding="l" labelledBy="points">
      <Stack gap={3} align="start">
        <Heading level={2} size="h3" id="points">
          {t('club.pointsTitle')}
        </Heading>
        {problem !== undefined && problem !== 'not-confirmed' && (
          <Alert type="error" role="alert">
            {t(PROBLEMS[problem])}
          </Alert>
        )}
        <Text weight="strong">{t('club.points', { count: points, number: number(points) })}</Text>
        {points > 0 && <Text>{t('club.worth', { value: money(worth) })}</Text>}
        {debt > 0 && <Alert type="information">{t('club.debt', { count: debt })}</Alert>}
        {askedKey === undefined ? (
          <AskForCoupon canTransform={canTransform} hasPoints={points > 0} />
        ) : (
          <Confirmation
            account={account}
            confirmationKey={askedKey}
            isMissing={problem === 'not-confirmed'}
          />
        )}
      </Stack>
    </Card>
  );
};

/** The first step. It changes nothing, so that it is a link to the second one. */
const AskForCoupon = ({
  canTransform,
  hasPoints,
}: {
  readonly canTransform: boolean;
  readonly hasPoints: boolean;
}) => {
  const t = useText();
  const to = usePath();
  if (!canTransform)
    return <Text tone="soft">{t(hasPoints ? 'club.needsSilver' : 'club.noPoints')}</Text>;
  return (
    <form method="get" action={to('loyalty')}>
      <HiddenFields form={askForm} values={{ step: ASK_STEP }} />
      <Button type="submit" variant="secondary">
        {t('club.transformAsk')}
      </Button>
    </form>
  );
};

const Confirmation = ({
  account: { points, worth },
  confirmationKey,
  isMissing,
}: Member & { readonly confirmationKey: string; readonly isMissing: boolean }) => {
  const t = useText();
  const to = usePath();
  const { money } = useFormats();
  return (
    <form method="post" action={to('loyalty')} noValidate>
      <HiddenFields form={transformForm} values={{ key: confirmationKey, points }} />
      <Stack gap={3} align="start">
        <Alert type="warning" title={t('club.confirmTitle')}>
          {t('club.confirmText', { count: points, value: money(worth) })}
        </Alert>
        <Checkbox
          name={transformForm.names.sure}
          value="1"
          label={t('club.confirmSure')}
          error={isMissing ? t('club.confirmMissing') : undefined}
        />
        <Cluster gap={3}>
          <Button type="submit" variant="accent">
            {t('club.confirmAction', { value: money(worth) })}
          </Button>
          <ButtonLink href={to('loyalty')} variant="quiet">
            {t('club.confirmCancel')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </form>
  );
};

const YearOfMember = ({ account }: Member) => {
  const t = useText();
  const { money, number } = useFormats();
  const { year, spending, level, next, rank, earnedPoints, hasFreePreparation } = account;
  return (
    <Card as="section" padding="l" labelledBy="year">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="year">
          {t('club.yearTitle', { year: String(year) })}
        </Heading>
        <DescriptionList
          look="rows"
          items={[
            { term: t('account.loyaltyRank'), description: t(RANK_TEXTS[rank]) },
            { term: t('club.spending'), description: money(spending) },
            {
              term: t('club.discount'),
              description:
                level === undefined
                  ? t('club.discountNone')
                  : t('club.percent', { percent: number(level.percent) }),
            },
            { term: t('club.earned'), description: number(earnedPoints) },
          ]}
        />
        {next ? (
          <Progress
            label={t('club.next', {
              missing: money(next.missing),
              percent: number(next.percent),
            })}
            value={spending.minor}
            max={spending.minor + next.missing.minor}
          />
        ) : (
          <Text>{t('club.highest')}</Text>
        )}
        {hasFreePreparation && <Text>{t('club.freePreparation')}</Text>}
      </Stack>
    </Card>
  );
};

const Rewards = ({ rewards }: { readonly rewards: readonly ClubReward[] }) => {
  const t = useText();
  const to = usePath();
  const { money, date } = useFormats();
  return (
    <Card as="section" padding="l" labelledBy="rewards">
      <Stack gap={3} align="start">
        <Heading level={2} size="h3" id="rewards">
          {t('club.rewardsTitle')}
        </Heading>
        {rewards.length === 0 ? (
          <Text>{t('club.rewardsNone')}</Text>
        ) : (
          <>
            <Text>{t('club.rewardsText')}</Text>
            <Table
              caption={t('club.rewardsTitle')}
              hideCaption
              columns={[
                { key: 'code', label: t('club.rewardCode') },
                { key: 'value', label: t('club.rewardValue'), align: 'end' },
                { key: 'until', label: t('club.rewardUntil') },
                { key: 'state', label: t('club.rewardState') },
              ]}
              rows={rewards.map(({ code, value, lastDay, isUsed }) => ({
                key: code,
                cells: {
                  code,
                  value: money(value),
                  until: date(lastDay),
                  state: t(isUsed ? 'club.rewardUsed' : 'club.rewardOpen'),
                },
              }))}
            />
            <ButtonLink href={to('cart')} variant="secondary">
              {t('club.toCart')}
            </ButtonLink>
          </>
        )}
      </Stack>
    </Card>
  );
};

const MOVEMENTS = {
  earned: 'club.earnedBy',
  'taken-back': 'club.takenBackBy',
  transformed: 'club.transformedTo',
  card: 'club.fromCard',
} as const satisfies Readonly<Record<ClubMovement['kind'], TextKey>>;

const History = ({ history }: { readonly history: readonly ClubMovement[] }) => {
  const { market, t } = useShop();
  const { date, number } = useFormats();
  return (
    <Card as="section" padding="l" labelledBy="history">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="history">
          {t('club.historyTitle')}
        </Heading>
        {history.length === 0 ? (
          <Text>{t('club.historyNone')}</Text>
        ) : (
          <Table
            caption={t('club.historyTitle')}
            hideCaption
            columns={[
              { key: 'day', label: t('club.historyDay') },
              { key: 'what', label: t('club.historyWhat') },
              { key: 'points', label: t('club.historyPoints'), align: 'end' },
              { key: 'balance', label: t('club.historyBalance'), align: 'end' },
            ]}
            rows={history.map(({ kind, points, balance, at, orderNumber, couponCode }, place) => ({
              key: String(place),
              cells: {
                day: date(todayIn(market.timeZone, at)),
                what: t(MOVEMENTS[kind], { number: orderNumber ?? couponCode ?? '' }),
                points: points > 0 ? `+${number(points)}` : number(points),
                balance: number(balance),
              },
            }))}
          />
        )}
      </Stack>
    </Card>
  );
};
