import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { followLink, loadLink } from './newsletter-links.action.ts';
import { NewsletterLinkView } from './NewsletterLinkView.tsx';

export const loader = loadLink;
export const action = followLink('stop');

const NewsletterStopPage = () => (
  <>
    <title>{useText()('newsletter.stopTitle')}</title>
    <NewsletterLinkView
      purpose="stop"
      token={useLoaderData<typeof loader>().token}
      outcome={useActionData<typeof action>()}
    />
  </>
);
export default NewsletterStopPage;
