import type { CompanyLookUp } from '@materia/domain-customer';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import { Alert, Button, Stack, Text } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import { companyLookUpForm } from './company-look-up-form.ts';

export type CompanyLookUpFieldsProps = {
  /** What the register answered, after a lookup. */
  readonly outcome: CompanyLookUp | undefined;
};

/**
 * The button that fills in a company's form from the public register, below name and number. It
 * sends the form as it is, and `startCompanyLookUps` keeps the page. Several companies of a name are
 * listed to choose from.
 */
export const CompanyLookUpFields = ({ outcome }: CompanyLookUpFieldsProps) => {
  const t = useText();
  const several = outcome?.kind === 'found' && outcome.value.length > 1 ? outcome.value : [];
  const name = companyLookUpForm.names.lookUp;
  return (
    <Stack gap={3} align="start">
      {/* Enter sends the form for what it is for: browsers press its first button. */}
      <button type="submit" hidden>
        {t('companyLookUp.otherwise')}
      </button>
      <Button type="submit" variant="secondary" name={name} value="" formNoValidate data-asks="">
        {t('companyLookUp.action')}
      </Button>
      <div data-looked-up="">
        {outcome !== undefined && (
          <Stack gap={3} align="start">
            <Alert type={outcome.kind === 'found' ? 'success' : 'warning'} role="status">
              {outcomeText(outcome, t)}
            </Alert>
            {several.map(({ taxNumber, name: company, address }) => (
              <Button
                key={taxNumber}
                type="submit"
                variant="quiet"
                name={name}
                value={taxNumber}
                formNoValidate
                data-asks=""
              >
                {`${company}, ${address === undefined ? taxNumber : `${address.postcode} ${address.city}`}`}
              </Button>
            ))}
          </Stack>
        )}
      </div>
      <Text size="s" tone="soft">
        {t('companyLookUp.source')}
      </Text>
    </Stack>
  );
};

const outcomeText = (outcome: CompanyLookUp, t: TextReader): string => {
  switch (outcome.kind) {
    case 'found':
      return outcome.value.length > 1
        ? t('companyLookUp.several')
        : t(outcome.value[0]?.name === '' ? 'companyLookUp.confirmed' : 'companyLookUp.found');
    case 'unknown':
      return t('companyLookUp.unknown');
    case 'no-answer':
      return t('companyLookUp.noAnswer');
    case 'nothing-typed':
      return t('companyLookUp.nothingTyped');
    case 'not-a-number':
      return t('register.taxNumberInvalid');
    case 'too-many-requests':
      return t('companyLookUp.tooMany');
    default:
      return unreachable(outcome);
  }
};
