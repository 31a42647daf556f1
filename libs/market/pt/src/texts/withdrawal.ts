import type { MarketTexts } from '@materia/market-model';

export const withdrawal = {
  title: 'Livre resolução do contrato',
  untilText: 'Como consumidor, pode resolver o contrato sem indicar o motivo até {date}.',
  openText:
    'Como consumidor, pode resolver o contrato sem indicar o motivo. O prazo começa quando receber os produtos.',
  wholeText:
    'A encomenda ainda não foi entregue: a resolução abrange tudo e o dinheiro é devolvido de imediato.',
  wholeUnpaidText:
    'A encomenda ainda não foi entregue: a resolução abrange tudo. Ainda não pagou nada.',
  choose: 'Escolha os produtos',
  units: 'Unidades que devolve: {product}',
  unitsHint: 'No máximo {count}',
  cancel: 'Cancelar a encomenda (livre resolução)',
  start: 'Devolver produtos (livre resolução)',
  confirmTitle: 'Confirme a resolução do contrato',
  confirmText: 'Declara que resolve o contrato de compra destes produtos:',
  confirm: 'Confirmar a resolução',
  back: 'Voltar à encomenda',
  unitsInvalid: 'Indique um número de 0 a {count}.',
  nothingChosen: 'Escolha pelo menos um produto.',
  notPossible:
    'Já não é possível resolver o contrato nestes termos. Verifique o estado da encomenda.',
  failed: 'Não foi possível registar a sua declaração. Tente de novo dentro de momentos.',
  declaredAt: 'Recebida em {date}, às {time}. Enviámos a confirmação por e-mail.',
  refundLater: 'Devolveremos {amount} logo que recebermos os produtos ou uma prova do seu envio.',
  refundStarted: 'Valor a devolver: {amount}.',
} as const satisfies MarketTexts['withdrawal'];
