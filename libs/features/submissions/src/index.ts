export { NewsletterLinkView, type NewsletterLinkViewProps } from './NewsletterLinkView.tsx';
export { NewsletterView, type NewsletterViewProps } from './NewsletterView.tsx';
export { ReportView, type ReportViewProps } from './ReportView.tsx';
