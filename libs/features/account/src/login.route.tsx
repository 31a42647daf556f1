import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { loadLogin, signIn } from './login.action.ts';
import { LoginView } from './LoginView.tsx';

export const loader = loadLogin;
export const action = signIn;

const LoginPage = () => {
  const t = useText();
  return (
    <>
      <title>{t('login.title')}</title>
      <LoginView {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />
    </>
  );
};
export default LoginPage;
