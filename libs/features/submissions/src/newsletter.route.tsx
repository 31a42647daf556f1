import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { loadNewsletter, signUp } from './newsletter.action.ts';
import { NewsletterView } from './NewsletterView.tsx';

export const loader = loadNewsletter;
export const action = signUp;

const NewsletterPage = () => {
  const t = useText();
  return (
    <>
      <title>{t('newsletter.title')}</title>
      <meta name="description" content={t('newsletter.description')} />
      <NewsletterView
        {...useLoaderData<typeof loader>()}
        outcome={useActionData<typeof action>()}
      />
    </>
  );
};
export default NewsletterPage;
