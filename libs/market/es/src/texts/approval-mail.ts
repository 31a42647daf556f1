import type { HostTexts } from '@materia/market-model';

export const approvalMail = {
  askedSubject: 'Un pedido espera tu decisión',
  askedTitle: 'Un pedido espera tu decisión',
  askedText:
    'Una persona de tu empresa solicita la aprobación de un pedido de {amount} con IVA. En la página verás los productos y lo que ha cambiado desde entonces.',
  askedUntil: 'Si nadie decide antes del {date}, el pedido volverá a esa persona.',
  action: 'Ver el pedido',
  placedSubject: 'Tu pedido se ha hecho',
  placedTitle: 'Pedido hecho',
  placedText:
    'El pedido cuya aprobación solicitaste se ha hecho para la empresa. Su número es {number}.',
  refusedSubject: 'Tu pedido se ha rechazado',
  refusedTitle: 'Pedido rechazado',
  refusedText:
    'La persona que aprueba las compras de la empresa ha rechazado tu pedido. Puedes leer el motivo en la página.',
  expiredSubject: 'Nadie ha decidido sobre tu pedido',
  expiredTitle: 'El plazo de aprobación ha terminado',
  expiredText: 'Nadie ha decidido a tiempo sobre tu pedido.',
  back: 'Los productos están de nuevo en tu carrito.',
  backQuote:
    'Puedes comprar de nuevo el presupuesto del que venían los precios mientras sea válido.',
} as const satisfies HostTexts['approvalMail'];
