import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { followLink, loadLink } from './mail-links.action.ts';
import { MailLinkView } from './MailLinkView.tsx';
import { restockNoticeLinks } from './restock-notice-links.ts';

export const loader = loadLink;
export const action = followLink('restockNotice', 'stop');

const RestockNoticeStopPage = () => (
  <>
    <title>{useText()('restockNotice.stopTitle')}</title>
    <MailLinkView
      links={restockNoticeLinks}
      purpose="stop"
      token={useLoaderData<typeof loader>().token}
      outcome={useActionData<typeof action>()}
    />
  </>
);
export default RestockNoticeStopPage;
