import { parsePlainDate } from '@materia/domain-holiday-calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompanyInvitationView } from './CompanyInvitationView.tsx';
import { CompanyView, type CompanyViewProps } from './CompanyView.tsx';

const meta: Meta = { title: 'Pages/Company', parameters: { layout: 'fullscreen' } };
export default meta;

const until = parsePlainDate('2026-11-30');
const company: NonNullable<CompanyViewProps['company']> = {
  id: 'le-1',
  name: 'Budowa Kowal sp. z o.o.',
  limit: undefined,
  taxNumber: '1234563218',
  registered: {
    vatNumber: 'PL1234563218',
    legalForm: 'SARL',
    activity: '43.99C',
    sector: 'Construction',
    employees: '10–19',
  },
  role: 'administrator',
  selfId: 'c-1',
  members: [
    {
      customerId: 'c-1',
      name: 'Ana Kowal',
      email: 'ana@kowal.example',
      role: 'administrator',
      isSelf: true,
    },
    {
      customerId: 'c-2',
      name: 'Maximiliana-Konstantyna Brzęczyszczykiewicz-Wolańska',
      email: 'maximiliana.brzeczyszczykiewicz-wolanska@kowal.example',
      role: 'buyer',
      isSelf: false,
    },
  ],
  invitations: until.ok
    ? [{ id: 'i-1', email: 'ewa@kowal.example', role: 'accountant', until: until.value }]
    : [],
};

const story = (props: CompanyViewProps): StoryObj<CompanyViewProps> => ({
  args: props,
  render: (args) => <CompanyView {...args} />,
});

export const Administrator = { ...story({ company, firm: undefined }), tags: ['screenshot'] };
export const Accountant = story({
  company: { ...company, role: 'accountant', members: [], invitations: [] },
  firm: undefined,
});
export const NotOpened = story({
  company: undefined,
  firm: { name: company.name, taxNumber: company.taxNumber },
});
export const PrivatePerson = story({ company: undefined, firm: undefined });
export const InvitationRefused = story({
  company,
  firm: undefined,
  outcome: { kind: 'not-an-email', typed: { email: 'ewa@', role: 'accountant' } },
});
export const LastAdministrator = story({
  company,
  firm: undefined,
  outcome: { kind: 'last-administrator' },
});

const invitation = { company: company.name, role: 'buyer', email: 'ewa@kowal.example' } as const;
type Invitation = StoryObj<typeof CompanyInvitationView>;
export const Invited: Invitation = {
  render: () => <CompanyInvitationView token="t" invitation={invitation} ways={undefined} />,
};
export const InvitedWithoutAccount: Invitation = {
  render: () => (
    <CompanyInvitationView
      token="t"
      invitation={invitation}
      ways={{ signIn: '/login', register: '/register' }}
    />
  ),
};
export const InvitationOver: Invitation = {
  render: () => <CompanyInvitationView token="t" invitation={undefined} ways={undefined} />,
};
export const InvitationOfAnother: Invitation = {
  render: () => (
    <CompanyInvitationView
      token="t"
      invitation={invitation}
      ways={undefined}
      refusal={{ kind: 'other-mailbox' }}
    />
  ),
};
