import type { HostTexts } from '@materia/market-model';

export const companyMail = {
  subject: 'Convite para a conta de uma empresa',
  title: 'Convite para a conta de uma empresa',
  text: 'Alguém convida-o para a conta da sua empresa na nossa loja. Na página do convite vê de que empresa se trata e que função terá.',
  action: 'Ver o convite',
  life: 'A ligação é válida durante sete dias e apenas para a conta deste e-mail.',
  ignore: 'Se não conhece a empresa, não precisa de fazer nada.',
} as const satisfies HostTexts['companyMail'];
