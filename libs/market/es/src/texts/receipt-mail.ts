import type { HostTexts } from '@materia/market-model';

export const receiptMail = {
  subject: 'Ticket de tu compra: {store}',
  text: 'Gracias por tu compra. Como elegiste, te enviamos el ticket sin papel.',
  number: 'Número de ticket',
  bought: 'Fecha de compra',
  total: 'Total',
  paid: 'Pagado con',
  action: 'Ver y descargar el ticket',
  change: 'Puedes cambiar cómo recibes los tickets en tu cuenta, en «Tickets y boletín».',
} as const satisfies HostTexts['receiptMail'];
