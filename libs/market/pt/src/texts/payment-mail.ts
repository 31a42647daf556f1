import type { HostTexts } from '@materia/market-model';

export const paymentMail = {
  waitingSubject: 'Encomenda {number}: a aguardar pagamento',
  referenceTitle: 'Pague a sua encomenda',
  referenceText:
    'Pague numa caixa multibanco ou no seu homebanking com estes dados. Começamos assim que o pagamento chegar.',
  entity: 'Entidade',
  reference: 'Referência',
  amount: 'Montante',
  payUntil: 'Pagar até',
  transferTitle: 'Aguardamos a sua transferência',
  transferText:
    'O seu banco está a processar o pagamento da encomenda n.º {number}. Pode demorar entre {from} e {to} horas. Avisamos quando chegar.',
  method: 'Meio de pagamento',
  open: 'Ver o pagamento',
  refusedSubject: 'Encomenda {number}: o pagamento não foi concluído',
  refusedTitle: 'O pagamento não foi concluído',
  refusedText:
    'Não recebemos o pagamento da encomenda n.º {number} e não lhe cobrámos nada. Pode pagar novamente, também de outra forma.',
  heldUntil: 'Produtos reservados até',
  dayUntil: '{date}, às {time}',
  payAgain: 'Pagar de outra forma',
  lapsedSubject: 'Encomenda {number}: por pagar',
  lapsedTitle: 'A encomenda não foi paga',
  lapsedText:
    'O prazo para pagar a encomenda n.º {number} terminou, por isso não lhe damos seguimento. Não lhe cobrámos nada e os produtos voltaram ao seu carrinho.',
  toCart: 'Ir para o carrinho',
  refundSubject: 'Encomenda {number}: vamos devolver o dinheiro',
  refundTitle: 'Vamos devolver o seu dinheiro',
  refundLate:
    'O pagamento da encomenda n.º {number} chegou depois do prazo. Devolvemos o valor total.',
  refundTwice: 'Recebemos dois pagamentos da encomenda n.º {number}. Devolvemos um deles.',
  refundedSubject: 'Encomenda {number}: devolução enviada',
  refundedTitle: 'O seu dinheiro está a caminho',
  refundedText:
    'Enviámos a devolução da encomenda n.º {number}. Costuma aparecer na conta em poucos dias úteis.',
} as const satisfies HostTexts['paymentMail'];
