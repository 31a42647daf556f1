import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmAccountView } from './ConfirmAccountView.tsx';
import type { ConfirmOutcome } from './confirm-account.action.ts';
import type { CreatePasswordFacts, CreatePasswordOutcome } from './create-password.action.ts';
import { CreatePasswordView } from './CreatePasswordView.tsx';
import type { PrecreatedFacts } from './precreated.action.ts';
import { PrecreatedView } from './PrecreatedView.tsx';
import type { SecurityFacts, SecurityOutcome } from './security.action.ts';
import { SecurityView } from './SecurityView.tsx';

const meta: Meta = { title: 'Pages/Identity', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const confirm = (outcome?: ConfirmOutcome): Story => ({
  render: () => (
    <ConfirmAccountView link={{ id: 'l-1', token: 'k-1' }} isSignedIn={false} outcome={outcome} />
  ),
});
export const Confirm: Story = { ...confirm(), tags: ['screenshot'] };
export const ConfirmDone = confirm('activated');
export const ConfirmExpired = confirm('link-expired');
export const ConfirmInvalid = confirm('link-invalid');

const create = (facts: CreatePasswordFacts, outcome?: Partial<CreatePasswordOutcome>): Story => ({
  render: () => (
    <CreatePasswordView
      facts={facts}
      outcome={
        outcome && {
          email: '',
          code: '',
          problem: undefined,
          mailFaults: {},
          codeFaults: {},
          faults: {},
          ...outcome,
        }
      }
    />
  ),
});
const CODE = {
  isSignedIn: false,
  step: 'code',
  email: 'anna@materia.example',
  againPath: '/again',
} as const;
export const PasswordAsk = create({ isSignedIn: false, step: 'ask' });
export const PasswordCode: Story = { ...create(CODE), tags: ['screenshot'] };
export const PasswordCodeWrong = create(CODE, { code: 'K7MP-2XQA', problem: 'codeWrong' });
export const PasswordByLink = create({ isSignedIn: false, step: 'link' });
export const PasswordRefused = create(
  { isSignedIn: false, step: 'link' },
  {
    faults: {
      password: {
        kind: 'weak-password',
        unmet: [{ kind: 'password-too-short', minimum: 8 }, { kind: 'digit-missing' }],
      },
      passwordAgain: { kind: 'password-differs' },
    },
  },
);

const precreated = (facts: PrecreatedFacts): Story => ({
  render: () => <PrecreatedView facts={facts} outcome={undefined} />,
});
export const ActivationAsk = precreated({ step: 'ask' });
export const Activation: Story = {
  ...precreated({ step: 'password', email: 'anna@materia.example' }),
  tags: ['screenshot'],
};
export const ActivationExpired = precreated({ step: 'refused', problem: 'link-renewed' });
export const ActivationUnknown = precreated({ step: 'refused', problem: 'not-found' });

const DEVICE = {
  id: 's-1',
  browser: 'Firefox',
  system: 'Linux',
  startedAt: '2026-03-01T08:00:00.000Z',
  seenAt: '2026-03-10T08:00:00.000Z',
  isCurrent: true,
} as const;
const FACTS: SecurityFacts = {
  security: {
    email: 'anna@materia.example',
    mailboxProven: false,
    sessions: [
      DEVICE,
      { ...DEVICE, id: 's-2', browser: 'Safari', system: 'iPhone', isCurrent: false },
      { ...DEVICE, id: 's-3', browser: '', system: '', isCurrent: false },
    ],
  },
  timeZone: 'Europe/Warsaw',
};
const security = (changes: Partial<SecurityFacts>, outcome?: SecurityOutcome): Story => ({
  render: () => <SecurityView {...FACTS} {...changes} outcome={outcome} />,
  parameters: { theme: 'account' },
});
export const Security: Story = { ...security({}), tags: ['screenshot'] };
export const SecurityProven = security({
  security: { email: 'anna@materia.example', mailboxProven: true, sessions: [DEVICE] },
});
export const SecurityNotLoaded = security({ security: undefined });
export const SecurityRefused = security(
  {},
  { problem: undefined, currentFaults: { currentPassword: 'wrong' }, faults: {} },
);
