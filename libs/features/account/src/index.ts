export { AccountView } from './AccountView.tsx';
export { LoginView, type LoginViewProps } from './LoginView.tsx';
export { LogoutView } from './LogoutView.tsx';
export { RegisterView, type RegisterViewProps } from './RegisterView.tsx';
