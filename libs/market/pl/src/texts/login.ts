import type { MarketTexts } from '@materia/market-model';

export const login = {
  title: 'Logowanie',
  lead: 'Zaloguj się, aby zamawiać i śledzić swoje zakupy.',
  email: 'Adres e-mail',
  password: 'Hasło',
  action: 'Zaloguj się',
  noAccount: 'Nie masz konta?',
  noAccountText: 'Założenie konta trwa dwie minuty. Twój koszyk zostanie zachowany.',
  register: 'Załóż konto',
  errorSummary: 'Nie udało się zalogować',
  required: 'To pole jest wymagane.',
  wrongCredentials: 'Nieprawidłowy login lub hasło.',
  tooManyAttempts: 'Za dużo prób logowania. Spróbuj ponownie za kilka minut.',
  problem: 'Wystąpił problem, skontaktuj się z lokalnym sklepem',
  failed: 'Wystąpił błąd.',
  signOutTitle: 'Wylogowanie',
  signOutText: 'Czy chcesz się wylogować z tego urządzenia?',
  signOutAction: 'Wyloguj się',
  stay: 'Zostań na koncie',
} as const satisfies MarketTexts['login'];
