import type { HostTexts } from '@materia/market-model';

export const guestMail = {
  subject: 'Confirme a encomenda {number}',
  title: 'Confirme a sua encomenda',
  text: 'Este endereço foi indicado numa encomenda com pagamento na loja. Se foi o seu pedido, confirme-o: começamos a prepará-lo de seguida.',
  store: 'Loja',
  until: 'Confirmar até',
  confirm: 'Confirmar a encomenda',
  ignore: 'Se não foi, não precisa de fazer nada: sem confirmação, a encomenda fica sem efeito.',
} as const satisfies HostTexts['guestMail'];
