import type { MarketTexts } from '@materia/market-model';

export const withdrawal = {
  title: 'Cancelar ou devolver',
  untilText: 'Como consumidor, pode resolver o contrato sem indicar o motivo até {date}.',
  openText:
    'Como consumidor, pode resolver o contrato sem indicar o motivo. O prazo começa quando receber os produtos.',
  wholeText: 'A encomenda ainda não foi entregue, por isso é cancelada por inteiro.',
  wholeUnpaidText:
    'A encomenda ainda não foi entregue, por isso é cancelada por inteiro. Ainda não pagou nada.',
  choose: 'Escolha os produtos',
  units: 'Unidades que devolve: {product}',
  unitsHint: 'No máximo {count}',
  cancelStart: 'Cancelar a encomenda',
  returnStart: 'Devolver produtos',
  legalTerm: 'Em termos legais, é a livre resolução do contrato.',
  cancelTitle: 'Cancelar a encomenda',
  returnTitle: 'Devolver produtos',
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
  toStore:
    'Até {date} pode devolver em qualquer das nossas lojas os produtos por usar. Basta o número da encomenda.',
  refundAmount: 'Devolvemos: {amount}',
  refundAtOnce:
    'Logo que confirmar, pelo mesmo meio: {method}. O banco costuma demorar alguns dias a creditar o valor.',
  refundOnceBack:
    'Quando recebermos os produtos ou uma prova do seu envio, pelo mesmo meio: {method}. Envie-os ou traga-os à loja no prazo de {days} dias.',
  refundInStore: 'Na loja, quando entregar os produtos. Tem {days} dias para o fazer.',
  refundParts: 'Inclui a entrega e a preparação da encomenda.',
  refundNone: 'Não pagou nada, por isso não há nada a devolver.',
} as const satisfies MarketTexts['withdrawal'];
