import { CIVILITIES, FIELD_MAXIMUMS } from '@materia/domain-contact';
import type { ProfileField } from '@materia/domain-customer';
import type { TextKey } from '@materia/market-model';
import {
  Container,
  Fieldset,
  Heading,
  RadioGroup,
  SelectField,
  Stack,
  Text,
  TextField,
  type TextFieldProps,
} from '@materia/ui-design-system';
import { CompanyLookUpFields, SubmissionForm, usePath, useText } from '@materia/ui-shop';
import pageStyles from '../account-pages.module.css';
import { EmailChange } from './EmailChange.tsx';
import type { ProfileOutcome } from './profile.action.ts';
import type { ProfileFacts } from './profile.loader.ts';
import { BIRTH_DATE_EXAMPLE, PROFILE_LABELS, profileFaultText } from './profile-messages.ts';
import { profileForm } from './profile-form.ts';
import styles from './ProfileView.module.css';

export type ProfileViewProps = {
  readonly facts: ProfileFacts;
  readonly outcome?: ProfileOutcome | undefined;
};

/** The form's groups: fields that belong together, in pairs where there is room. */
const GROUPS = [
  { legend: 'profile.company', fields: ['company', 'taxNumber', 'companyType', 'vatNumber'] },
  {
    legend: 'profile.person',
    fields: ['civility', 'firstname', 'lastname', 'secondLastname', 'birthDate', 'fiscalNumber'],
  },
  { legend: 'profile.contact', fields: ['mobile', 'phone'] },
] as const satisfies readonly {
  readonly legend: TextKey;
  readonly fields: readonly ProfileField[];
}[];

const REQUIRED: readonly ProfileField[] = [
  'company',
  'taxNumber',
  'companyType',
  'firstname',
  'lastname',
];

type Look = Pick<TextFieldProps, 'autoComplete' | 'maxLength' | 'type' | 'inputMode'>;

const LOOKS: Readonly<Partial<Record<ProfileField, Look>>> = {
  company: { autoComplete: 'organization', maxLength: FIELD_MAXIMUMS.company },
  taxNumber: { maxLength: 20 },
  vatNumber: { maxLength: 20 },
  firstname: { autoComplete: 'given-name', maxLength: FIELD_MAXIMUMS.firstname },
  lastname: { autoComplete: 'family-name', maxLength: FIELD_MAXIMUMS.lastname },
  secondLastname: { maxLength: FIELD_MAXIMUMS.lastname_2 },
  birthDate: { autoComplete: 'bday', maxLength: 10, inputMode: 'numeric' },
  fiscalNumber: { maxLength: 20 },
  mobile: { autoComplete: 'tel', maxLength: 20, type: 'tel' },
  phone: { maxLength: 20, type: 'tel' },
};

/** What customers say about themselves, and their e-mail address. */
export const ProfileView = ({ facts, outcome }: ProfileViewProps) => {
  const t = useText();
  const refusal = outcome?.form === 'profile' ? outcome : undefined;
  const values = refusal?.typed ?? facts.values;
  const errorOf = (field: ProfileField): string | undefined => {
    const fault = refusal?.faults[field];
    return fault && profileFaultText(t, fault, facts.phoneExample);
  };
  const hints: Readonly<Partial<Record<ProfileField, string>>> = {
    taxNumber: t('register.taxNumberHint'),
    vatNumber: t('registerMore.vatNumberHint'),
    birthDate: t('profile.birthDateHint', { example: BIRTH_DATE_EXAMPLE }),
    fiscalNumber: t('registerMore.fiscalNumberHint'),
    mobile: t('register.mobileHint', { example: facts.phoneExample }),
    phone: t('profile.phoneHint'),
  };
  const control = (field: ProfileField) => {
    const name = profileForm.names[field];
    const label = t(PROFILE_LABELS[field]);
    const error = errorOf(field);
    if (field === 'civility')
      return (
        <RadioGroup
          key={field}
          name={name}
          layout="tiles"
          legend={label}
          options={[
            ...CIVILITIES.map((value) => ({
              value,
              label: t(value === 'Mrs' ? 'addresses.mrs' : 'addresses.mr'),
            })),
            { value: '', label: t('profile.civilityNone') },
          ]}
          defaultValue={values.civility}
          error={error}
        />
      );
    if (field === 'companyType')
      return (
        <SelectField
          key={field}
          name={name}
          label={label}
          defaultValue={values.companyType}
          error={error}
          options={[
            { value: '', label: t('registerMore.companyTypeNone') },
            ...facts.companyTypes.map(({ code, name: shown }) => ({ value: code, label: shown })),
          ]}
        />
      );
    const isRequired = REQUIRED.includes(field);
    return (
      <TextField
        key={field}
        name={name}
        label={label}
        hint={hints[field]}
        optional={isRequired ? undefined : t('register.optional')}
        required={isRequired}
        defaultValue={values[field]}
        error={error}
        {...LOOKS[field]}
      />
    );
  };
  return (
    <Container className={pageStyles.page}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{t('accountMenu.information')}</Heading>
          <Text tone="soft">{t('profile.lead')}</Text>
        </Stack>
        <SubmissionForm
          use="wide"
          action={usePath()('myInformations')}
          fields={facts.fields.map((field) => ({
            id: profileForm.names[field],
            label: t(PROFILE_LABELS[field]),
            error: errorOf(field),
          }))}
          summary={t('register.errorSummary')}
          problem={refusal?.failed === true ? t('profile.failed') : undefined}
          submit={t('profile.save')}
        >
          {GROUPS.map(({ legend, fields }) => {
            const shown = facts.fields.filter((field) => isIn(field, fields));
            return (
              shown.length > 0 && (
                <Fieldset key={legend} legend={t(legend)}>
                  {shown.includes('civility') && control('civility')}
                  <div className={styles.pairs}>
                    {shown.filter((field) => field !== 'civility').map(control)}
                  </div>
                  {legend === 'profile.company' && facts.looksUp === true && (
                    <CompanyLookUpFields outcome={refusal?.lookUp} />
                  )}
                </Fieldset>
              )
            );
          })}
        </SubmissionForm>
        <EmailChange
          email={facts.email}
          pendingEmail={facts.pendingEmail}
          refusal={outcome?.form === 'email' ? outcome : undefined}
        />
      </Stack>
    </Container>
  );
};

const isIn = (field: ProfileField, fields: readonly ProfileField[]): boolean =>
  fields.includes(field);
