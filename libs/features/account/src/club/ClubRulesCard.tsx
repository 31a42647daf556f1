import type { ClubRules } from '@materia/api-account';
import type { LoyaltyRank } from '@materia/domain-loyalty';
import type { TextKey } from '@materia/market-model';
import { Card, Heading, Stack, Table, Text } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';

/** The names of the ranks. */
export const RANK_TEXTS = {
  BRONZE: 'club.bronze',
  SILVER: 'club.silver',
  GOLD: 'club.gold',
  PLATINUM: 'club.platinum',
} as const satisfies Readonly<Record<LoyaltyRank, TextKey>>;

/** What the club promises, in plain words. */
export const ClubRulesCard = ({ rules }: { readonly rules: ClubRules }) => {
  const t = useText();
  const { money, number } = useFormats();
  return (
    <Card as="section" padding="l" labelledBy="rules">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="rules">
          {t('club.rulesTitle')}
        </Heading>
        <Stack as="ul" gap={2}>
          {[
            t('club.ruleEarn'),
            t('club.ruleReturn'),
            t('club.ruleWorth', {
              value: money(rules.worthOfHundred),
              months: String(rules.couponMonths),
            }),
            t('club.ruleYear'),
            t('club.rulePlatinum'),
            t('club.ruleLeave'),
          ].map((rule) => (
            <li key={rule}>
              <Text as="span">{rule}</Text>
            </li>
          ))}
        </Stack>
        <Table
          caption={t('club.levels')}
          columns={[
            { key: 'from', label: t('club.levelFrom') },
            { key: 'percent', label: t('club.levelDiscount'), align: 'end' },
            { key: 'rank', label: t('account.loyaltyRank') },
          ]}
          rows={rules.tiers.map(({ level, from, percent, rank }) => ({
            key: String(level),
            cells: {
              from: money(from),
              percent: t('club.percent', { percent: number(percent) }),
              rank: t(RANK_TEXTS[rank]),
            },
          }))}
        />
      </Stack>
    </Card>
  );
};
