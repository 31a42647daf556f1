import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailConfirmationView } from './EmailConfirmationView.tsx';
import type { ProfileOutcome } from './profile.action.ts';
import { profileFields, profileForm } from './profile-form.ts';
import { ProfileView } from './ProfileView.tsx';

type SampleProps = {
  readonly isProfessional: boolean;
  readonly pendingEmail?: string | undefined;
  readonly outcome?: ProfileOutcome | undefined;
};

const ANNA = {
  ...profileForm.empty,
  civility: 'Mrs',
  firstname: 'Anna',
  lastname: 'Nowak',
  birthDate: '29-02-1984',
};

const Profile = ({ isProfessional, pendingEmail, outcome }: SampleProps) => {
  const { market } = useShop();
  const { rules, settings } = market;
  return (
    <ProfileView
      facts={{
        values: {
          ...ANNA,
          mobile: rules.phone.placeholder,
          ...(isProfessional && {
            company: 'Nowak i Synowie Usługi Ogólnobudowlane',
            taxNumber: rules.taxNumbers[0]?.example ?? '',
          }),
        },
        fields: profileFields(
          {
            isProfessional,
            questions: { companyType: true, vatNumber: true, fiscalNumber: true },
          },
          settings,
        ),
        companyTypes: rules.companyTypes,
        phoneExample: rules.phone.placeholder,
        email: 'anna.nowak@materia.example',
        pendingEmail,
      }}
      outcome={outcome}
    />
  );
};

const meta: Meta<SampleProps> = {
  title: 'Pages/My information',
  component: Profile,
  subcomponents: { ProfileView },
  parameters: { layout: 'fullscreen', theme: 'account' },
  args: { isProfessional: false },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const PrivateCustomer: Story = {};
export const Company: Story = { args: { isProfessional: true } };
export const EmailToConfirm: Story = { args: { pendingEmail: 'anna@dom.example' } };
export const Refused: Story = {
  args: {
    outcome: {
      form: 'profile',
      typed: { ...ANNA, firstname: '', birthDate: '31-02-1984', mobile: '12', phone: 'x' },
      faults: {
        firstname: { kind: 'missing' },
        birthDate: { kind: 'not-a-day' },
        mobile: { kind: 'not-a-mobile' },
        phone: { kind: 'not-a-phone' },
      },
      failed: false,
    },
  },
};
export const EmailRefused: Story = {
  args: {
    outcome: {
      form: 'email',
      typed: { email: 'anna@', emailAgain: 'anna@dom' },
      faults: {
        email: { kind: 'not-an-email' },
        emailAgain: { kind: 'differs' },
        currentPassword: { kind: 'wrong-password' },
      },
      problem: 'too-many-requests',
    },
  },
};

export const NewEmail: Story = {
  parameters: { theme: undefined },
  render: () => <EmailConfirmationView outcome={undefined} />,
};
export const NewEmailConfirmed: Story = {
  parameters: { theme: undefined },
  render: () => (
    <EmailConfirmationView outcome={{ kind: 'changed', email: 'anna@materia.example' }} />
  ),
};
export const NewEmailTaken: Story = {
  parameters: { theme: undefined },
  render: () => <EmailConfirmationView outcome={{ kind: 'taken' }} />,
};
export const NewEmailLinkGone: Story = {
  parameters: { theme: undefined },
  render: () => <EmailConfirmationView outcome={{ kind: 'unknown-link' }} />,
};
