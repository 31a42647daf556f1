import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsletterOutcome } from './newsletter.action.ts';
import { MailLinkView } from './MailLinkView.tsx';
import { newsletterLinks } from './newsletter-links.ts';
import { restockNoticeLinks } from './restock-notice-links.ts';
import { NewsletterView } from './NewsletterView.tsx';
import type { ReportOutcome } from './report.action.ts';
import { ReportView } from './ReportView.tsx';
import { RestockNoticeView } from './RestockNoticeView.tsx';

const meta: Meta = { title: 'Pages/Submissions', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const LONG_ADDRESS = `${'superizolacyjnywielkoformatowy'.repeat(3)}@shop.example`;

const Newsletter = ({ outcome }: { readonly outcome?: NewsletterOutcome }) => {
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

export const NewsletterEmpty: Story = { render: () => <Newsletter /> };
export const NewsletterRefused: Story = {
  render: () => (
    <Newsletter
      outcome={{
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
      }}
    />
  ),
};
export const NewsletterFailed: Story = {
  render: () => (
    <Newsletter
      outcome={{
        kind: 'refused',
        typed: { ...typed, email: LONG_ADDRESS },
        faults: {},
        problem: 'failed',
      }}
    />
  ),
};
export const NewsletterToConfirm: Story = {
  render: () => <Newsletter outcome={{ kind: 'to-confirm', email: LONG_ADDRESS }} />,
};
export const NewsletterConfirm: Story = {
  render: () => (
    <MailLinkView links={newsletterLinks} purpose="confirm" token="t" outcome={undefined} />
  ),
};
export const NewsletterStopped: Story = {
  render: () => <MailLinkView links={newsletterLinks} purpose="stop" token="t" outcome="done" />,
};
const AWAITED = {
  product: { sku: '10000001', name: 'Cement 25 kg', urlKey: 'cement-25-kg' },
  email: undefined,
};
export const RestockNoticeEmpty: Story = {
  render: () => <RestockNoticeView {...AWAITED} email="jan@shop.example" outcome={undefined} />,
};
export const RestockNoticeRefused: Story = {
  render: () => (
    <RestockNoticeView
      {...AWAITED}
      outcome={{ kind: 'refused', typed: 'jan@', problem: 'not-an-email' }}
    />
  ),
};
export const RestockNoticeFailed: Story = {
  render: () => (
    <RestockNoticeView
      {...AWAITED}
      outcome={{ kind: 'refused', typed: LONG_ADDRESS, problem: 'failed' }}
    />
  ),
};
export const RestockNoticeToConfirm: Story = {
  render: () => (
    <RestockNoticeView {...AWAITED} outcome={{ kind: 'to-confirm', email: LONG_ADDRESS }} />
  ),
};
export const RestockNoticeConfirm: Story = {
  render: () => (
    <MailLinkView links={restockNoticeLinks} purpose="confirm" token="t" outcome={undefined} />
  ),
};
export const RestockNoticeUnknownLink: Story = {
  render: () => (
    <MailLinkView links={restockNoticeLinks} purpose="stop" token="t" outcome="unknown-link" />
  ),
};
export const NewsletterUnknownLink: Story = {
  render: () => (
    <MailLinkView links={newsletterLinks} purpose="stop" token="t" outcome="unknown-link" />
  ),
};

const report = (outcome?: ReportOutcome): Story => ({
  render: () => <ReportView address="/cement-ref100234.html" outcome={outcome} />,
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
