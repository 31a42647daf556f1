import type { Money } from '@materia/domain-money';
import { Card, Heading, Stack, Text, TextField } from '@materia/ui-design-system';
import { HiddenFields, SubmissionForm, useFormats, usePath, useShop } from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import { limitForm } from './company-form.ts';

export type CompanyLimitProps = {
  /** Undefined for none. */
  readonly limit: Money | undefined;
  /** A limit that was not saved, and why. */
  readonly typed: string | undefined;
  readonly problem: string | undefined;
};

/** The limit above which orders of buyers wait for an approver. For administrators. */
export const CompanyLimit = ({ limit, typed, problem }: CompanyLimitProps) => {
  const { market, t } = useShop();
  const formats = useFormats();
  const label = t('approvals.limitField', { currency: market.currencyFormat.symbol });
  const decimals = limit === undefined ? '' : String(limit.minor % 100).padStart(2, '0');
  const written =
    limit === undefined
      ? ''
      : `${Math.floor(limit.minor / 100)}${market.numberFormat.decimal}${decimals}`;
  return (
    <Card as="section" padding="l" labelledBy="limit">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="limit">
          {t('approvals.limitTitle')}
        </Heading>
        <Text>{t('approvals.limitText')}</Text>
        <Text weight="medium">
          {limit === undefined
            ? t('approvals.limitNone')
            : t('approvals.limitNow', { amount: formats.money(limit) })}
        </Text>
        <div className={styles.fields}>
          <SubmissionForm
            action={usePath()('company')}
            fields={[{ id: limitForm.names.limit, label, error: problem }]}
            summary={t('company.errorSummary')}
            problem={undefined}
            submit={t('approvals.limitSave')}
            use="part"
          >
            <HiddenFields form={limitForm} values={{}} />
            <TextField
              name={limitForm.names.limit}
              label={label}
              hint={t('approvals.limitHint')}
              defaultValue={typed ?? written}
              error={problem}
              inputMode="decimal"
              autoComplete="off"
            />
          </SubmissionForm>
        </div>
      </Stack>
    </Card>
  );
};
