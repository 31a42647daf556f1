import type { MarketTexts } from '@materia/market-model';

export const withdrawal = {
  title: 'Cancelar o devolver',
  untilText: 'Como consumidor puedes desistir del contrato sin indicar el motivo hasta el {date}.',
  openText:
    'Como consumidor puedes desistir del contrato sin indicar el motivo. El plazo empieza cuando recibas los productos.',
  wholeText: 'El pedido aún no se ha entregado, así que lo cancelamos entero.',
  wholeUnpaidText:
    'El pedido aún no se ha entregado, así que lo cancelamos entero. Todavía no has pagado nada.',
  choose: 'Elige los productos',
  units: 'Unidades que devuelves: {product}',
  unitsHint: 'Como máximo {count}',
  cancelStart: 'Cancelar el pedido',
  returnStart: 'Devolver productos',
  legalTerm: 'En términos legales, es desistir del contrato.',
  cancelTitle: 'Cancelar el pedido',
  returnTitle: 'Devolver productos',
  confirmText: 'Declaras que desistes del contrato de compra de estos productos:',
  confirm: 'Confirmar el desistimiento',
  back: 'Volver al pedido',
  unitsInvalid: 'Escribe un número del 0 al {count}.',
  nothingChosen: 'Elige al menos un producto.',
  notPossible: 'Ya no puedes desistir de lo que has elegido. Revisa el estado del pedido.',
  failed: 'No hemos podido registrar tu declaración. Inténtalo de nuevo en un momento.',
  declaredAt:
    'Recibimos tu solicitud el {date} a las {time}. Te hemos enviado un correo con la confirmación.',
  refundLater: 'Te devolveremos {amount} cuando recibamos los productos o una prueba de su envío.',
  refundStarted: 'Importe de la devolución: {amount}.',
  toStore:
    'Hasta el {date} puedes devolver en cualquiera de nuestros almacenes los productos sin usar. Basta con el número de pedido.',
  refundAmount: 'Te devolvemos: {amount}',
  refundAtOnce:
    'Nada más confirmar y por el mismo medio: {method}. El banco suele tardar unos días en abonarlo.',
  refundOnceBack:
    'Cuando recibamos los productos o una prueba de su envío, y por el mismo medio: {method}. Envíalos o tráelos al almacén en un plazo de {days} días.',
  refundInStore: 'En el almacén, cuando entregues los productos. Tienes {days} días para hacerlo.',
  refundParts: 'Incluye la entrega y la preparación del pedido.',
  refundNone: 'No has pagado nada, así que no hay nada que devolver.',
} as const satisfies MarketTexts['withdrawal'];
