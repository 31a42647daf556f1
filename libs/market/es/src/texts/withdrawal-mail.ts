import type { HostTexts } from '@materia/market-model';

export const withdrawalMail = {
  subject: 'Desistimiento del pedido {number}',
  received:
    'Hemos recibido tu declaración de desistimiento del pedido {number} el {date} a las {time}. Se refiere a estos productos:',
  atOnce: 'Te devolvemos {amount} por el mismo medio con el que pagaste.',
  onceBack:
    'Te devolveremos {amount} por el mismo medio con el que pagaste cuando recibamos los productos o una prueba de su envío. Envíalos o tráelos al almacén en un plazo de 14 días.',
  inStore:
    'Te devolveremos {amount} en el almacén cuando entregues los productos. Tienes 14 días para hacerlo.',
} as const satisfies HostTexts['withdrawalMail'];
