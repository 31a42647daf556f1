import type { HostTexts } from '@materia/market-model';

export const returnMail = {
  promiseSubject: 'Devolução da encomenda {number}',
  promised:
    'Recebemos o seu pedido de devolução da encomenda {number} em {date}, às {time}. Diz respeito a estes produtos:',
  promiseBack:
    'Vamos devolver-lhe {amount} quando os produtos, por usar e completos, estiverem na loja.',
  name: 'Nome',
  outsideTrade: 'Declaração',
  outsideTradeText: 'a compra não tem carácter profissional',
  code: 'Código de devolução',
  codePost: 'Escreva este código na embalagem.',
  codeStore: 'Mostre este código na loja.',
  sendTo: 'Morada para a devolução',
  refundBy: 'Reembolso até',
  arrivedSubject: 'Encomenda {number}: devolução recebida',
  arrivedTitle: 'Recebemos a sua devolução',
  arrivedText:
    'Os produtos da devolução {code} chegaram. Vamos verificá-los e comunicar o valor a devolver.',
  checkedSubject: 'Encomenda {number}: devolução verificada',
  checkedTitle: 'Verificámos a sua devolução',
  checkedText: 'Não pudemos aceitar tudo o que consta da devolução {code}.',
  checkedAll: 'Aceitámos tudo o que consta da devolução {code}.',
  accepted: 'Aceite: {count} × {name}',
  refused: 'Não aceite: {count} × {name}: {reason}',
  checkedRefund: 'Devolvemos {amount}.',
  checkedNothing: 'Não há valor a devolver. Se não concordar, escreva-nos para {email}.',
  palletsSubject: 'Encomenda {number}: caução das paletes',
  palletsTitle: 'Recebemos as paletes',
  palletsText: 'Recebemos paletes da encomenda n.º {number} e devolvemos a caução.',
  pallets: 'Paletes',
  palletsOn: 'Dia da devolução',
  deposit: 'Caução',
  vendorReturnSubject: 'Encomenda {number}: o comprador devolve produtos',
  vendorReturnTitle: 'O comprador devolve produtos',
  vendorReturnText:
    'O comprador comunicou a devolução {code} da encomenda {number}. Quando a embalagem chegar, verifique-a e informe a nossa equipa de encomendas; o reembolso é feito por nós.',
  vendorEndedText:
    'O comprador resolveu o contrato antes do envio da encomenda {number}. Não a envie; o reembolso é feito por nós.',
  vendorCancelledSubject: 'Encomenda {number}: cancelada pelo comprador',
  vendorCancelledTitle: 'O comprador cancelou a encomenda',
  vendorCancelledText:
    'O comprador cancelou a encomenda {number}. Não a envie; o reembolso é feito por nós.',
  vendorGreeting: 'Olá,',
} as const satisfies HostTexts['returnMail'];
