import type { MarketTexts } from '@materia/market-model';

export const invoice = {
  wanted: 'Quero fatura com IVA discriminado',
  wantedHint: 'A loja emite-a com os dados da sua conta.',
  title: 'Fatura',
  made: 'Fatura {number} de {date}',
  willCome: 'A loja vai emitir uma fatura com IVA discriminado em nome do titular da conta.',
  askStore: 'Não pediu fatura para esta encomenda. A loja pode emiti-la a seu pedido.',
} as const satisfies MarketTexts['invoice'];
