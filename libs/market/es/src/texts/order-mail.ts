import type { HostTexts } from '@materia/market-model';

export const orderMail = {
  subject: 'Pedido {number}: confirmación',
  greeting: 'Hola, {name}:',
  lead: 'Gracias por tu pedido n.º {number}. Lo estamos preparando para la recogida.',
  pickupAt: 'Recogida: {store}, {address}',
  pickupFrom: 'Disponible el {date} a partir de las {time}',
  paid: 'Pago: {method}, pagado.',
  payInStore: 'Pagarás en el almacén al recogerlo.',
  line: '{count} × {name}: {amount}',
  fee: 'Gastos de preparación: {amount}',
  pallets: 'Fianza de palés retornables: {amount}',
  total: 'Total: {amount} (impuestos incluidos: {tax})',
  questions: '¿Alguna duda? Llama al almacén: {phone}.',
  signature: 'El equipo de {shop}',
  leadSent: 'Gracias por tu pedido n.º {number}. Aquí tienes quién lo entrega y cuándo.',
  orderOf: 'Pedido {number}, {seller}',
  deliveredTo: 'Entrega: {address}',
  waitsAt: 'Recogida: {address}',
  arrives: 'Entrega prevista: {date}',
  shipping: 'Gastos de envío: {amount}',
  guestPage: 'Sigue tu pedido sin cuenta en esta página:',
} as const satisfies HostTexts['orderMail'];
