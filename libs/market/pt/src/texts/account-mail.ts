import type { HostTexts } from '@materia/market-model';

export const accountMail = {
  createdSubject: 'A sua conta na {shop}',
  createdTitle: 'A sua conta está pronta',
  createdText:
    'Foi criada uma conta com este endereço na nossa loja. Nela encontra as encomendas, as listas e as faturas.',
  signIn: 'Iniciar sessão',
  notYou: 'Se não foi o seu pedido, escreva para {email} e apagamos a conta.',
} as const satisfies HostTexts['accountMail'];
