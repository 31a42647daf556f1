import { ORDER_REFERENCE_MAXIMUM, type SiteDetailsFault } from '@materia/domain-checkout';
import { unreachable } from '@materia/domain-kernel';
import { firmWords, type Market, type TextKey, type TextReader } from '@materia/market-model';
import {
  Card,
  DescriptionList,
  Fieldset,
  Heading,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { errorSummary, useShop } from '@materia/ui-shop';
import { type SiteFaults, type SiteField, siteForm, type SiteValues } from './site-form.ts';

type SiteFieldsProps = {
  readonly company: { readonly name: string; readonly taxNumber: string };
  readonly values: SiteValues;
  readonly faults: SiteFaults;
};

const LABELS = {
  reference: 'firm.reference',
  name: 'firm.siteName',
  phone: 'firm.sitePhone',
} as const satisfies Readonly<Record<SiteField, TextKey>>;

/** The firm for which a professional orders, its own reference, and who is at the site. */
export const SiteFields = ({ company, values, faults }: SiteFieldsProps) => {
  const { market, t } = useShop();
  const { placeholder } = market.rules.phone;
  const fieldOf = (field: SiteField) => {
    const fault = faults[field];
    return {
      name: siteForm.names[field],
      label: t(LABELS[field]),
      defaultValue: values[field],
      error: fault && faultMessage(field, fault, t, market),
    };
  };
  return (
    <Card as="section" labelledBy="firm">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="firm">
          {t('firm.title')}
        </Heading>
        <DescriptionList items={firmWords({ company }, t, market.rules.phone)} />
        <Text size="s" tone="soft">
          {t('firm.lead')}
        </Text>
        <TextField
          {...fieldOf('reference')}
          optional={t('checkout.optional')}
          hint={t('firm.referenceHint', { maximum: ORDER_REFERENCE_MAXIMUM })}
          autoComplete="off"
          width="m"
        />
        <Fieldset legend={t('firm.site')}>
          <Stack gap={4}>
            <Text size="s" tone="soft">
              {t('firm.siteHint')}
            </Text>
            <TextField {...fieldOf('name')} optional={t('checkout.optional')} autoComplete="off" />
            <TextField
              {...fieldOf('phone')}
              optional={t('checkout.optional')}
              hint={t('checkout.phoneHint', { example: placeholder })}
              type="tel"
              autoComplete="off"
              width="m"
            />
          </Stack>
        </Fieldset>
      </Stack>
    </Card>
  );
};

/** The messages of the invalid fields, in form order, each with its field's name. */
export const siteErrors = (faults: SiteFaults, t: TextReader, market: Pick<Market, 'rules'>) =>
  errorSummary(siteForm, {
    reference: faults.reference && messageOf('reference', faults.reference, t, market),
    name: faults.name && messageOf('name', faults.name, t, market),
    phone: faults.phone && messageOf('phone', faults.phone, t, market),
  });

const messageOf = (
  field: SiteField,
  fault: SiteDetailsFault,
  t: TextReader,
  market: Pick<Market, 'rules'>,
): string =>
  t('common.labelled', { label: t(LABELS[field]), value: faultMessage(field, fault, t, market) });

const faultMessage = (
  field: SiteField,
  fault: SiteDetailsFault,
  t: TextReader,
  { rules }: Pick<Market, 'rules'>,
): string => {
  switch (fault.kind) {
    case 'missing':
      return t(field === 'phone' ? 'firm.sitePhoneMissing' : 'firm.siteNameMissing');
    case 'too-long':
      return t('checkout.tooLong', { maximum: fault.maximum });
    case 'not-a-phone':
      return t('checkout.phoneInvalid', { example: rules.phone.placeholder });
    default:
      return unreachable(fault);
  }
};
