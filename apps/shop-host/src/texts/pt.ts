import type { HostTexts } from './host-texts.ts';

export const pt: HostTexts = {
  facets: { brand: 'Marca', availability: 'Disponibilidade', availableHere: 'Disponível na sua loja', reduction: 'Promoções', reduced: 'Preço reduzido' },
  refusals: {
    showcase: 'Esta loja não vende online. Escolha outra loja para encomendar.',
    notSellable: 'De momento, este produto não pode ser encomendado na loja escolhida.',
  },
  orderMail: {
    subject: 'Encomenda {{number}}: confirmação',
    greeting: 'Olá, {{name}}!',
    lead: 'Obrigado pela sua encomenda n.º {{number}}. Estamos a prepará-la para levantamento.',
    pickupAt: 'Levantamento: {{store}}, {{address}}',
    pickupFrom: 'Disponível a {{date}}, a partir das {{time}}',
    payInStore: 'O pagamento é feito na loja, no momento do levantamento.',
    line: '{{count}} × {{name}}: {{amount}}',
    fee: 'Taxa de preparação: {{amount}}',
    total: 'Total: {{amount}} (IVA incluído: {{tax}})',
    questions: 'Alguma dúvida? Ligue para a loja: {{phone}}.',
    signature: 'A equipa {{shop}}',
  },
};
