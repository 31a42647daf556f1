import { readCustomer } from '@materia/api-account';
import { NO_ANSWERS } from '@materia/domain-customer';
import { aCustomer, anOrder } from '@materia/api-mocks';
import { orderFacts, readOrder } from '@materia/api-orders';
import { marketOf } from '@materia/testing/markets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AccountFacts } from './account.loader.ts';
import { AccountView } from './AccountView.tsx';
import { LoginView } from './LoginView.tsx';
import { LogoutView } from './LogoutView.tsx';
import { RegisterView } from './RegisterView.tsx';

const meta: Meta = { title: 'Pages/Account', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Login: Story = {
  render: () => <LoginView returnPath={undefined} refusal={undefined} />,
};
export const LoginFieldsMissing: Story = {
  render: () => (
    <LoginView
      returnPath={undefined}
      refusal={{ email: '', kind: 'fields-missing', missing: ['email', 'password'] }}
    />
  ),
};
export const LoginWrong: Story = {
  render: () => (
    <LoginView
      returnPath={undefined}
      refusal={{ email: 'anna@materia.example', kind: 'wrong-credentials', missing: [] }}
    />
  ),
};
export const LoginTooOften: Story = {
  render: () => (
    <LoginView
      returnPath={undefined}
      refusal={{ email: 'anna@materia.example', kind: 'too-many-requests', missing: [] }}
    />
  ),
};
export const LoginProblem: Story = {
  render: () => (
    <LoginView
      returnPath={undefined}
      refusal={{ email: 'anna@materia.example', kind: 'problem', missing: [] }}
    />
  ),
};
export const Logout: Story = { render: () => <LogoutView /> };

const typed = {
  kind: 'professional',
  company: '',
  taxNumber: '123',
  firstname: '',
  lastname: 'Nowak',
  mobile: '12',
  email: 'anna@',
  terms: false,
  cardPostcode: '',
  answers: NO_ANSWERS,
} as const;
const everyQuestion = {
  kind: true,
  companyType: true,
  vatNumber: true,
  fiscalNumber: true,
  address: true,
  numberFirst: false,
  loyaltyCard: true,
} as const;
const form = {
  returnPath: undefined,
  phoneExample: '601020304',
  questions: everyQuestion,
  companyTypes: [
    { code: 'SARL', name: 'SARL' },
    { code: 'SAS', name: 'SAS' },
  ],
  looksUp: false,
} as const;
const fewQuestions = {
  kind: true,
  companyType: false,
  vatNumber: false,
  fiscalNumber: false,
  address: false,
  numberFirst: true,
  loyaltyCard: false,
} as const;

export const Register: Story = {
  render: () => <RegisterView {...form} kind="private" refusal={undefined} />,
};
export const RegisterFewQuestions: Story = {
  render: () => (
    <RegisterView {...form} kind="private" questions={fewQuestions} refusal={undefined} />
  ),
};
export const RegisterProfessional: Story = {
  render: () => <RegisterView {...form} kind="professional" refusal={undefined} />,
};
export const RegisterRefused: Story = {
  render: () => (
    <RegisterView
      {...form}
      kind="professional"
      refusal={{
        typed,
        problem: undefined,
        faults: {
          company: { kind: 'missing' },
          taxNumber: { kind: 'not-a-tax-number' },
          firstname: { kind: 'missing' },
          mobile: { kind: 'not-a-mobile' },
          email: { kind: 'not-an-email' },
          password: {
            kind: 'weak-password',
            unmet: [
              { kind: 'password-too-short', minimum: 8 },
              { kind: 'digit-missing' },
              { kind: 'uppercase-missing' },
              { kind: 'special-missing', oneOf: '#?!@$%^&*-' },
            ],
          },
          passwordAgain: { kind: 'password-differs' },
          terms: { kind: 'terms-not-accepted' },
          companyType: { kind: 'missing' },
          vatNumber: { kind: 'not-a-vat-number' },
          street: { kind: 'missing' },
          streetNumber: { kind: 'missing' },
          postcode: { kind: 'not-a-postcode' },
          city: { kind: 'too-long', maximum: 50 },
          loyaltyCard: { kind: 'card-taken' },
        },
      }}
    />
  ),
};
const KOWAL = {
  name: 'Budowa Kowal sp. z o.o.',
  taxNumber: '1234563218',
  address: { street: 'ul. Fabryczna 8', postcode: '90-344', city: 'Łódź' },
};
export const RegisterCompanyFound: Story = {
  render: () => (
    <RegisterView
      {...form}
      looksUp
      kind="professional"
      refusal={{
        typed: { ...typed, company: KOWAL.name, taxNumber: KOWAL.taxNumber },
        faults: {},
        problem: undefined,
        lookUp: { kind: 'found', value: [KOWAL] },
      }}
    />
  ),
};
export const RegisterSeveralCompanies: Story = {
  render: () => (
    <RegisterView
      {...form}
      looksUp
      kind="professional"
      refusal={{
        typed,
        faults: {},
        problem: undefined,
        lookUp: { kind: 'found', value: [KOWAL, { ...KOWAL, taxNumber: '7000002020' }] },
      }}
    />
  ),
};
export const RegisterRegisterSilent: Story = {
  render: () => (
    <RegisterView
      {...form}
      looksUp
      kind="professional"
      refusal={{ typed, faults: {}, problem: undefined, lookUp: { kind: 'no-answer' } }}
    />
  ),
};
export const RegisterAccountExists: Story = {
  render: () => (
    <RegisterView
      {...form}
      kind="private"
      refusal={{ typed, problem: undefined, faults: { email: { kind: 'account-exists' } } }}
    />
  ),
};
export const RegisterFailed: Story = {
  render: () => (
    <RegisterView {...form} kind="private" refusal={{ typed, problem: 'failed', faults: {} }} />
  ),
};

const account = (changes: Partial<AccountFacts> = {}): AccountFacts => {
  return {
    customer: readCustomer(aCustomer()),
    isMailboxOpen: false,
    lastOrder: orderFacts(readOrder(anOrder()), marketOf('pl')),
    isPartial: false,
    hasClub: true,
    club: { rank: 'PLATINUM', points: 1250 },
    showsInvoices: true,
    addressForm: { numberFirst: true },
    store: { name: 'Poznań Franowo', chosen: true, place: 'ul. Szwedzka 10, 61-285 Poznań' },
    ...changes,
  };
};

const inAccount = { theme: 'account' };

export const Account: Story = {
  parameters: inAccount,
  render: () => <AccountView {...account()} />,
};
const address = {
  street: ['4/12 ulica Świętego Franciszka z Asyżu'],
  postcode: '60-101',
  city: 'Poznań',
  country_id: 'PL',
};
export const AccountWithAddress: Story = {
  parameters: inAccount,
  render: () => (
    <AccountView {...account({ customer: readCustomer(aCustomer({ main_address: address })) })} />
  ),
};
export const AccountWhoseAddressStays: Story = {
  parameters: inAccount,
  render: () => (
    <AccountView
      {...account({
        addressForm: undefined,
        customer: readCustomer(aCustomer({ main_address: address })),
      })}
    />
  ),
};
export const AccountAddressRefused: Story = {
  parameters: inAccount,
  render: () => (
    <AccountView
      {...account()}
      refusal={{
        typed: { ...NO_ANSWERS, postcode: '6010', city: 'Poznań' },
        faults: {
          street: { kind: 'missing' },
          streetNumber: { kind: 'missing' },
          postcode: { kind: 'not-a-postcode' },
        },
        failed: true,
      }}
    />
  ),
};
export const AccountOfCompany: Story = {
  parameters: inAccount,
  render: () => (
    <AccountView
      {...account({
        customer: readCustomer(
          aCustomer({
            customer_type: 3,
            corporation_name: 'Przedsiębiorstwo Budowlano-Remontowe Nowak i Wspólnicy',
            company_fiscal_id: '5260250995',
            loyalty_card_number: '900123456',
            loyalty_rank: 'PLATINUM',
          }),
        ),
      })}
    />
  ),
};
export const NewAccount: Story = {
  parameters: inAccount,
  render: () => (
    <AccountView
      {...account({
        isMailboxOpen: true,
        lastOrder: undefined,
        store: { name: '', chosen: false, place: undefined },
      })}
    />
  ),
};
export const AccountInPart: Story = {
  parameters: inAccount,
  render: () => <AccountView {...account({ lastOrder: undefined, isPartial: true })} />,
};
