import type { HostTexts } from '@materia/market-model';

export const restockMail = {
  subjectConfirm: 'Confirme o aviso de disponibilidade',
  confirm:
    'Este endereço foi indicado para saber quando este produto pode voltar a ser encomendado: {product}. Se foi o seu pedido, confirme-o no prazo de sete dias.',
  confirmButton: 'Confirmar o aviso',
  ignore: 'Se não foi, não precisa de fazer nada: sem confirmação não escrevemos.',
  subjectAvailable: 'Novamente disponível: {product}',
  available:
    'O produto que esperava pode voltar a ser encomendado: {product}. Não fica reservado e pode esgotar depressa.',
  availableButton: 'Ver o produto',
  once: 'É a única mensagem que pediu. Apagamos o seu e-mail no prazo de 30 dias.',
  stopButton: 'Apagar já o meu e-mail',
} as const satisfies HostTexts['restockMail'];
