import type { MarketTexts } from '@materia/market-model';

export const withdrawal = {
  title: 'Desistimiento',
  untilText: 'Como consumidor puedes desistir del contrato sin indicar el motivo hasta el {date}.',
  openText:
    'Como consumidor puedes desistir del contrato sin indicar el motivo. El plazo empieza cuando recibas los productos.',
  wholeText:
    'El pedido aún no se ha entregado: el desistimiento será de todo el pedido y te devolveremos el dinero enseguida.',
  wholeUnpaidText:
    'El pedido aún no se ha entregado: el desistimiento será de todo el pedido. Todavía no has pagado nada.',
  choose: 'Elige los productos',
  units: 'Unidades que devuelves: {product}',
  unitsHint: 'Como máximo {count}',
  cancel: 'Cancelar el pedido (desistimiento)',
  start: 'Devolver productos (desistimiento)',
  confirmTitle: 'Confirma el desistimiento',
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
} as const satisfies MarketTexts['withdrawal'];
