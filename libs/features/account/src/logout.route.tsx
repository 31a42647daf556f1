import { useText } from '@materia/ui-shop';
import { loadLogout, signOut } from './logout.action.ts';
import { LogoutView } from './LogoutView.tsx';

export const loader = loadLogout;
export const action = signOut;

const LogoutPage = () => (
  <>
    <title>{useText()('login.signOutTitle')}</title>
    <LogoutView />
  </>
);
export default LogoutPage;
