import type { HostTexts } from '@materia/market-model';

export const restockMail = {
  subjectConfirm: 'Confirma el aviso de disponibilidad',
  confirm:
    'Alguien ha indicado esta dirección para saber cuándo se puede volver a pedir: {product}. Si has sido tú, confírmalo antes de siete días.',
  confirmButton: 'Confirmar el aviso',
  ignore: 'Si no has sido tú, no tienes que hacer nada: sin confirmación no te escribiremos.',
  subjectAvailable: 'Vuelve a estar disponible: {product}',
  available:
    'El producto que esperabas se puede volver a pedir: {product}. No lo reservamos, así que puede agotarse pronto.',
  availableButton: 'Ver el producto',
  once: 'Es el único mensaje que pediste. Borraremos tu correo en un plazo de 30 días.',
  stopButton: 'Borrar mi correo ahora',
} as const satisfies HostTexts['restockMail'];
