import { useText } from '@materia/ui-shop';
import { useActionData } from 'react-router';
import { confirmNewEmail } from './email-confirmation.action.ts';
import { EmailConfirmationView } from './EmailConfirmationView.tsx';

export const action = confirmNewEmail;

const EmailConfirmationPage = () => (
  <>
    <title>{useText()('emailChange.title')}</title>
    <EmailConfirmationView outcome={useActionData<typeof action>()} />
  </>
);
export default EmailConfirmationPage;
