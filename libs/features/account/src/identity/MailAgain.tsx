import { Button, Text } from '@materia/ui-design-system';
import { intentButton, usePath, useText } from '@materia/ui-shop';
import { mailAgainForm } from './security.action.ts';

/** That a mailbox is not proven yet, and a button that has its link mailed again. */
export const MailAgain = () => {
  const t = useText();
  const to = usePath();
  return (
    <>
      <Text>{t('identity.mailboxOpen')}</Text>
      <form method="post" action={to('mySecurity')} data-once="">
        <Button type="submit" variant="secondary" {...intentButton(mailAgainForm)}>
          {t('identity.mailboxResend')}
        </Button>
      </form>
    </>
  );
};
