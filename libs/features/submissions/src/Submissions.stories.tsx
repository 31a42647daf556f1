import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsletterOutcome } from './newsletter.action.ts';
import { MailLinkView, type MailLinkViewProps } from './MailLinkView.tsx';
import { newsletterLinks } from './newsletter-links.ts';
import { restockNoticeLinks } from './restock-notice-links.ts';
import { NewsletterView } from './NewsletterView.tsx';
import type { ReportOutcome } from './report.action.ts';
import { ReportView } from './ReportView.tsx';
import { RestockNoticeView, type RestockNoticeViewProps } from './RestockNoticeView.tsx';

const meta: Meta = { title: 'Pages/Submissions', parameters: { layout: 'fullscreen' } };
export default meta;

const LONG_ADDRESS = `${'superizolacyjnywielkoformatowy'.repeat(3)}@shop.example`;

type NewsletterProps = { readonly outcome?: NewsletterOutcome };

const Newsletter = ({ outcome }: NewsletterProps) => {
  const { market } = useShop();
  return (
    <NewsletterView
      tickAll
      nameRequired={market.settings.newsletter.nameRequired}
      phoneExample={market.rules.phone.placeholder}
      outcome={outcome}
    />
  );
};

const typed = {
  email: 'jan@',
  phone: '12',
  firstname: '',
  lastname: '',
  prefix: '',
  consents: { shopEmail: false, partnersEmail: false, shopSms: false },
} as const;

const newsletter = (outcome?: NewsletterOutcome): StoryObj<NewsletterProps> => ({
  args: { outcome },
  render: (args) => <Newsletter {...args} />,
});

export const NewsletterEmpty = newsletter();
export const NewsletterRefused = newsletter({
  kind: 'refused',
  typed,
  faults: {
    consents: 'no-box-ticked',
    email: 'not-an-email',
    phone: 'not-a-phone',
    firstname: 'missing',
    lastname: 'too-long',
  },
  problem: undefined,
});
export const NewsletterFailed = newsletter({
  kind: 'refused',
  typed: { ...typed, email: LONG_ADDRESS },
  faults: {},
  problem: 'failed',
});
export const NewsletterToConfirm = newsletter({ kind: 'to-confirm', email: LONG_ADDRESS });

const link = (
  links: MailLinkViewProps['links'],
  purpose: MailLinkViewProps['purpose'],
  outcome?: MailLinkViewProps['outcome'],
): StoryObj<typeof MailLinkView> => ({
  args: { links, purpose, token: 't', outcome },
  render: (args) => <MailLinkView {...args} />,
});

export const NewsletterConfirm = link(newsletterLinks, 'confirm');
export const NewsletterStopped = link(newsletterLinks, 'stop', 'done');
export const NewsletterUnknownLink = link(newsletterLinks, 'stop', 'unknown-link');

const restockNotice = ({
  email,
  outcome,
}: Partial<RestockNoticeViewProps>): StoryObj<typeof RestockNoticeView> => ({
  args: {
    product: { sku: '10000001', name: 'Cement 25 kg', urlKey: 'cement-25-kg' },
    email,
    outcome,
  },
  render: (args) => <RestockNoticeView {...args} />,
});

export const RestockNoticeEmpty = restockNotice({ email: 'jan@shop.example' });
export const RestockNoticeRefused = restockNotice({
  outcome: { kind: 'refused', typed: 'jan@', problem: 'not-an-email' },
});
export const RestockNoticeFailed = restockNotice({
  outcome: { kind: 'refused', typed: LONG_ADDRESS, problem: 'failed' },
});
export const RestockNoticeToConfirm = restockNotice({
  outcome: { kind: 'to-confirm', email: LONG_ADDRESS },
});
export const RestockNoticeConfirm = link(restockNoticeLinks, 'confirm');
export const RestockNoticeUnknownLink = link(restockNoticeLinks, 'stop', 'unknown-link');

const report = (outcome?: ReportOutcome): StoryObj<typeof ReportView> => ({
  args: { address: '/cement-ref100234.html', outcome },
  render: (args) => <ReportView {...args} />,
});
const filled = {
  address: 'a b',
  reason: '',
  explanation: '',
  name: '',
  email: 'jan@',
  goodFaith: false,
} as const;

export const ReportEmpty = report();
export const ReportRefused = report({
  kind: 'refused',
  typed: filled,
  faults: {
    address: { kind: 'not-an-address' },
    reason: { kind: 'missing' },
    explanation: { kind: 'too-long', maximum: 5000 },
    name: { kind: 'missing' },
    email: { kind: 'not-an-email' },
    goodFaith: { kind: 'good-faith-missing' },
  },
  problem: undefined,
});
export const ReportTooMany = report({
  kind: 'refused',
  typed: { ...filled, explanation: 'superizolacyjnywielkoformatowy '.repeat(20) },
  faults: {},
  problem: 'too-many-requests',
});
export const ReportTaken = report({
  kind: 'accepted',
  receipt: { number: 'R26-4829137-54', receivedAt: '2026-03-10T08:00:00Z' },
  email: LONG_ADDRESS,
});
export const ReportTakenUnnamed = report({
  kind: 'accepted',
  receipt: { number: 'R26-4829137-54', receivedAt: '2026-03-10T08:00:00Z' },
  email: '',
});
