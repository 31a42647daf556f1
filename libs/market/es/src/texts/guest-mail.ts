import type { HostTexts } from '@materia/market-model';

export const guestMail = {
  subject: 'Confirma el pedido {number}',
  title: 'Confirma tu pedido',
  text: 'Alguien ha indicado esta dirección al hacer un pedido con pago en el almacén. Si has sido tú, confírmalo: lo prepararemos en cuanto lo hagas.',
  store: 'Almacén',
  until: 'Confirma antes del',
  confirm: 'Confirmar el pedido',
  ignore:
    'Si no has sido tú, no tienes que hacer nada: sin confirmación, el pedido se cancela solo.',
} as const satisfies HostTexts['guestMail'];
