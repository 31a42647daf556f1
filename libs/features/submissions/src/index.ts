export { MailLinkView, type MailLinkViewProps } from './MailLinkView.tsx';
export { NewsletterView, type NewsletterViewProps } from './NewsletterView.tsx';
export { ReportView, type ReportViewProps } from './ReportView.tsx';
export { RestockNoticeView, type RestockNoticeViewProps } from './RestockNoticeView.tsx';
