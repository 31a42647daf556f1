import type { HostTexts } from '@materia/market-model';

export const returnMail = {
  promiseSubject: 'Devolución del pedido {number}',
  promised:
    'Hemos recibido tu aviso de devolución del pedido {number} el {date} a las {time}. Se refiere a estos productos:',
  promiseBack:
    'Te devolveremos {amount} cuando los productos, sin usar y completos, estén en el almacén.',
  name: 'Nombre',
  outsideTrade: 'Declaración',
  outsideTradeText: 'la compra no tiene carácter profesional',
  code: 'Código de devolución',
  codePost: 'Escribe este código en el paquete.',
  codeStore: 'Enseña este código en el almacén.',
  sendTo: 'Dirección de devolución',
  refundBy: 'Reembolso como muy tarde',
  arrivedSubject: 'Pedido {number}: hemos recibido la devolución',
  arrivedTitle: 'Hemos recibido tu devolución',
  arrivedText:
    'Los productos de la devolución {code} han llegado. Los revisamos y te escribimos con el importe.',
  checkedSubject: 'Pedido {number}: hemos revisado la devolución',
  checkedTitle: 'Hemos revisado tu devolución',
  checkedText: 'No hemos podido aceptar todo lo de la devolución {code}.',
  checkedAll: 'Aceptamos todo lo de la devolución {code}.',
  accepted: 'Aceptado: {count} × {name}',
  refused: 'No aceptado: {count} × {name}: {reason}',
  checkedRefund: 'Te devolvemos {amount}.',
  checkedNothing: 'No hay importe que devolver. Si no estás de acuerdo, escríbenos a {email}.',
  palletsSubject: 'Pedido {number}: fianza de los palés',
  palletsTitle: 'Hemos recibido los palés',
  palletsText: 'Hemos recibido palés del pedido n.º {number} y devolvemos su fianza.',
  pallets: 'Palés',
  palletsOn: 'Día de la devolución',
  deposit: 'Fianza',
  vendorReturnSubject: 'Pedido {number}: el comprador devuelve productos',
  vendorReturnTitle: 'El comprador devuelve productos',
  vendorReturnText:
    'El comprador ha anunciado la devolución {code} del pedido {number}. Cuando llegue el paquete, revísalo e informa a nuestro equipo de pedidos; del reembolso nos ocupamos nosotros.',
  vendorEndedText:
    'El comprador ha desistido antes del envío del pedido {number}. No lo envíes; del reembolso nos ocupamos nosotros.',
  vendorCancelledSubject: 'Pedido {number}: cancelado por el comprador',
  vendorCancelledTitle: 'El comprador ha cancelado el pedido',
  vendorCancelledText:
    'El comprador ha cancelado el pedido {number}. No lo envíes; del reembolso nos ocupamos nosotros.',
  vendorGreeting: 'Hola:',
} as const satisfies HostTexts['returnMail'];
