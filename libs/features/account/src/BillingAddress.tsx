import type { Customer } from '@materia/api-account';
import {
  type AddressField,
  addressQuestions,
  NO_ANSWERS,
  splitStreetLine,
} from '@materia/domain-customer';
import type { TextKey } from '@materia/market-model';
import { Disclosure, Text } from '@materia/ui-design-system';
import { SubmissionForm, usePath, useText } from '@materia/ui-shop';
import { AccountPart } from './AccountPart.tsx';
import type { AddressRefusal } from './billing-address.action.ts';
import { MainAddress } from './RegistrationQuestions.tsx';
import { billingAddressForm } from './registration-form.ts';
import { faultMessage } from './registration-messages.ts';

const FIELDS = [
  'streetNumber',
  'street',
  'postcode',
  'city',
] as const satisfies readonly AddressField[];
const LABELS = {
  street: 'registerMore.street',
  streetNumber: 'registerMore.streetNumber',
  postcode: 'registerMore.postcode',
  city: 'registerMore.city',
} as const satisfies Readonly<Record<AddressField, TextKey>>;

type BillingAddressProps = {
  readonly address: Customer['address'];
  /** How the form is laid out; `undefined` where the market does not allow changes. */
  readonly form: { readonly numberFirst: boolean } | undefined;
  readonly refusal: AddressRefusal | undefined;
};

/** The customer's billing address and the form that changes it. */
export const BillingAddress = ({ address, form, refusal }: BillingAddressProps) => {
  const t = useText();
  return (
    <AccountPart id="billing" icon="document" title={t('billingAddress.title')}>
      {address === undefined ? (
        <Text>{t('billingAddress.none')}</Text>
      ) : (
        <Text>
          {address.street}
          <br />
          {address.postcode} {address.city}
        </Text>
      )}
      <Text size="s" tone="soft">
        {t('billingAddress.use')}
      </Text>
      {form !== undefined && (
        <Disclosure
          summary={t(address === undefined ? 'billingAddress.add' : 'billingAddress.change')}
          open={refusal !== undefined}
        >
          <AddressForm address={address} numberFirst={form.numberFirst} refusal={refusal} />
        </Disclosure>
      )}
    </AccountPart>
  );
};

const AddressForm = ({
  address,
  numberFirst,
  refusal,
}: {
  readonly address: Customer['address'];
  readonly numberFirst: boolean;
  readonly refusal: AddressRefusal | undefined;
}) => {
  const t = useText();
  const { street, number } = splitStreetLine(address?.street ?? '', numberFirst);
  const typed = refusal?.typed ?? {
    ...NO_ANSWERS,
    street,
    streetNumber: number,
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
  };
  const errors: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const fault = refusal?.faults[field];
      return fault === undefined ? [] : [[field, faultMessage(t, fault, '')]];
    }),
  );
  return (
    <SubmissionForm
      use="part"
      action={usePath()('account')}
      fields={FIELDS.map((field) => ({
        id: billingAddressForm.names[field],
        label: t(LABELS[field]),
        error: errors[field],
      }))}
      summary={t('register.errorSummary')}
      problem={refusal?.failed === true ? t('billingAddress.failed') : undefined}
      submit={t('billingAddress.save')}
    >
      <MainAddress
        questions={addressQuestions(numberFirst)}
        typed={typed}
        errorOf={(field) => errors[field]}
      />
    </SubmissionForm>
  );
};
