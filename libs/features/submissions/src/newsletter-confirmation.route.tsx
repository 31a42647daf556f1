import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { followLink, loadLink } from './mail-links.action.ts';
import { MailLinkView } from './MailLinkView.tsx';
import { newsletterLinks } from './newsletter-links.ts';

export const loader = loadLink;
export const action = followLink('newsletter', 'confirm');

const NewsletterConfirmationPage = () => (
  <>
    <title>{useText()('newsletter.confirmTitle')}</title>
    <MailLinkView
      links={newsletterLinks}
      purpose="confirm"
      token={useLoaderData<typeof loader>().token}
      outcome={useActionData<typeof action>()}
    />
  </>
);
export default NewsletterConfirmationPage;
