import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { loadRegister, register } from './register.action.ts';
import { RegisterView } from './RegisterView.tsx';

export const loader = loadRegister;
export const action = register;

const RegisterPage = () => {
  const t = useText();
  return (
    <>
      <title>{t('register.title')}</title>
      <RegisterView {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />
    </>
  );
};
export default RegisterPage;
