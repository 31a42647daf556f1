import type { MarketTexts } from '@materia/market-model';

export const login = {
  title: 'Iniciar sessão',
  lead: 'Inicie sessão para encomendar e acompanhar as suas compras.',
  email: 'E-mail',
  password: 'Palavra-passe',
  action: 'Entrar',
  noAccount: 'Ainda não tem conta?',
  noAccountText: 'Criar uma conta demora dois minutos e o seu carrinho fica guardado.',
  register: 'Criar conta',
  errorSummary: 'Não foi possível iniciar a sessão',
  required: 'Este campo é obrigatório',
  wrongCredentials: 'E-mail ou palavra-passe incorretos.',
  tooManyAttempts: 'Demasiadas tentativas. Tente novamente dentro de alguns minutos.',
  problem: 'Ocorreu um problema, contacte a sua loja.',
  failed: 'Ocorreu um erro.',
  signOutTitle: 'Terminar sessão',
  signOutText: 'Quer terminar a sessão neste dispositivo?',
  signOutAction: 'Terminar sessão',
  stay: 'Ficar na minha conta',
  forgot: 'Esqueceu-se da palavra-passe?',
  precreated: 'A conta foi criada na loja? Ative-a',
} as const satisfies MarketTexts['login'];
