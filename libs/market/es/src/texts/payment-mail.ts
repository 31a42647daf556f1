import type { HostTexts } from '@materia/market-model';

export const paymentMail = {
  waitingSubject: 'Pedido {number}: pendiente de pago',
  referenceTitle: 'Paga tu pedido',
  referenceText:
    'Paga en un cajero o en tu banca en línea con estos datos. Empezaremos cuando llegue el pago.',
  entity: 'Entidad',
  reference: 'Referencia',
  amount: 'Importe',
  payUntil: 'Paga antes del',
  transferTitle: 'Esperamos tu transferencia',
  transferText:
    'Tu banco está tramitando el pago del pedido n.º {number}. Puede tardar entre {from} y {to} horas. Te avisaremos cuando llegue.',
  method: 'Medio de pago',
  open: 'Ver el pago',
  refusedSubject: 'Pedido {number}: el pago no se ha completado',
  refusedTitle: 'El pago no se ha completado',
  refusedText:
    'No hemos recibido el pago del pedido n.º {number} y no te hemos cobrado nada. Puedes pagarlo de nuevo, también de otra forma.',
  heldUntil: 'Reservado hasta',
  dayUntil: '{date}, a las {time}',
  payAgain: 'Pagar de otra forma',
  lapsedSubject: 'Pedido {number}: sin pagar',
  lapsedTitle: 'El pedido no se ha pagado',
  lapsedText:
    'El plazo para pagar el pedido n.º {number} ha terminado, así que no lo tramitamos. No te hemos cobrado nada y los productos vuelven a estar en tu carrito.',
  toCart: 'Ir al carrito',
  refundSubject: 'Pedido {number}: te devolvemos el dinero',
  refundTitle: 'Te devolvemos el dinero',
  refundLate:
    'El pago del pedido n.º {number} llegó cuando el plazo ya había terminado. Te devolvemos todo el importe.',
  refundTwice: 'Hemos recibido dos pagos del pedido n.º {number}. Te devolvemos uno de ellos.',
  refundedSubject: 'Pedido {number}: devolución enviada',
  refundedTitle: 'Tu dinero está en camino',
  refundedText:
    'Hemos enviado la devolución del pedido n.º {number}. Suele verse en la cuenta en unos días laborables.',
} as const satisfies HostTexts['paymentMail'];
