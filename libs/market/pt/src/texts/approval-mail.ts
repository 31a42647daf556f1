import type { HostTexts } from '@materia/market-model';

export const approvalMail = {
  askedSubject: 'Uma encomenda espera pela sua decisão',
  askedTitle: 'Uma encomenda espera pela sua decisão',
  askedText:
    'Uma pessoa da sua empresa pede a aprovação de uma encomenda de {amount} com IVA. Na página verá os artigos e o que mudou desde então.',
  askedUntil: 'Se ninguém decidir até {date}, a encomenda volta para essa pessoa.',
  action: 'Ver a encomenda',
  placedSubject: 'A sua encomenda foi feita',
  placedTitle: 'Encomenda feita',
  placedText: 'A encomenda cuja aprovação pediu foi feita para a empresa. Tem o número {number}.',
  refusedSubject: 'A sua encomenda foi recusada',
  refusedTitle: 'Encomenda recusada',
  refusedText:
    'Quem aprova as compras da empresa recusou a sua encomenda. Pode ler o motivo na página.',
  expiredSubject: 'Ninguém decidiu sobre a sua encomenda',
  expiredTitle: 'O prazo de aprovação terminou',
  expiredText: 'Ninguém decidiu a tempo sobre a sua encomenda.',
  back: 'Os artigos estão de novo no seu carrinho.',
  backQuote: 'Pode comprar de novo o orçamento de onde vinham os preços, enquanto for válido.',
} as const satisfies HostTexts['approvalMail'];
