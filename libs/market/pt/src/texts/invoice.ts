import type { MarketTexts } from '@materia/market-model';

export const invoice = {
  wanted: 'Quero fatura com IVA discriminado',
  wantedHint: 'Indique os dados da empresa que devem constar da fatura.',
  title: 'Fatura',
  made: 'Fatura {number} de {date}',
  willCome: 'A loja vai emitir uma fatura com IVA discriminado em nome da empresa indicada.',
  askStore: 'Não pediu fatura para esta encomenda. A loja pode emiti-la a seu pedido.',
  willComeFromVendor:
    '{vendor} vai emitir uma fatura com IVA discriminado em nome da empresa indicada.',
  askVendor: 'Não pediu fatura para esta encomenda. Peça-a ao vendedor: {vendor}.',
} as const satisfies MarketTexts['invoice'];
