import type { HostTexts } from './host-texts.ts';

export const pt: HostTexts = {
  facets: {
    brand: 'Marca',
    availability: 'Disponibilidade',
    availableHere: 'Disponível na sua loja',
    reduction: 'Promoções',
    reduced: 'Preço reduzido',
  },
  refusals: {
    showcase: 'Esta loja não vende online. Escolha outra loja para encomendar.',
    notSellable: 'De momento, este produto não pode ser encomendado na loja escolhida.',
  },
  demoCoupons: {
    tenth:
      '10 % em produtos da Materia. Não acumula com outro código nem se aplica a outros vendedores.',
    five: 'Menos 5 na primeira encomenda com este código. Não se aplica a outros vendedores.',
  },
  relayPoint: 'Ponto de recolha {{city}} centro',
  invoice: { companyNumber: 'NIF', vatNumber: 'N.º IVA' },
  orderMail: {
    subject: 'Encomenda {{number}}: confirmação',
    greeting: 'Olá, {{name}}!',
    lead: 'Obrigado pela sua encomenda n.º {{number}}. Estamos a prepará-la para levantamento.',
    pickupAt: 'Levantamento: {{store}}, {{address}}',
    pickupFrom: 'Disponível a {{date}}, a partir das {{time}}',
    payInStore: 'O pagamento é feito na loja, no momento do levantamento.',
    line: '{{count}} × {{name}}: {{amount}}',
    fee: 'Taxa de preparação: {{amount}}',
    pallets: 'Caução de paletes retornáveis: {{amount}}',
    total: 'Total: {{amount}} (IVA incluído: {{tax}})',
    questions: 'Alguma dúvida? Ligue para a loja: {{phone}}.',
    signature: 'A equipa {{shop}}',
  },
  reportMail: {
    subjectReceived: 'Denúncia {{receipt}}: aviso de receção',
    subjectDecided: 'Denúncia {{receipt}}: decisão',
    greeting: 'Olá,',
    received:
      'Recebemos a sua denúncia de um conteúdo que considera ilegal. Número do processo: {{receipt}}.',
    decided: 'Já decidimos sobre a sua denúncia n.º {{receipt}}.',
    address: 'Conteúdo denunciado: {{address}}',
    next: 'Uma pessoa da nossa equipa vai analisá-la. Comunicaremos a decisão e os motivos para este endereço. Guarde o número do processo.',
    removed: 'Decisão: o conteúdo foi removido.',
    restricted: 'Decisão: o acesso ao conteúdo foi limitado.',
    kept: 'Decisão: o conteúdo mantém-se publicado.',
    statement: 'Fundamentos: {{statement}}',
    redress:
      'Se não concordar, responda a esta mensagem no prazo de seis meses e outra pessoa voltará a analisar o caso. Pode também recorrer a um organismo certificado de resolução extrajudicial de litígios ou aos tribunais.',
    signature: 'A equipa {{shop}}',
  },
  newsletterMail: {
    subjectConfirm: 'Confirme a subscrição da newsletter',
    subjectWelcome: 'Subscrição da newsletter confirmada',
    greeting: 'Olá, {{name}},',
    greetingUnnamed: 'Olá,',
    confirm:
      'Este endereço foi indicado para receber a nossa newsletter. Se foi o seu pedido, confirme-o nesta página no prazo de sete dias:',
    ignore:
      'Se não foi, não precisa de fazer nada: sem confirmação não enviamos qualquer mensagem.',
    welcome: 'A partir de agora recebe a nossa newsletter neste endereço.',
    stop: 'Pode cancelar todos os envios, quando quiser, nesta página:',
    signature: 'A equipa {{shop}}',
  },
};
