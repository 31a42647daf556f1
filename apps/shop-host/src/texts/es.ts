import type { HostTexts } from './host-texts.ts';

export const es: HostTexts = {
  facets: { brand: 'Marca', availability: 'Disponibilidad', availableHere: 'Disponible en tu almacén', reduction: 'Ofertas', reduced: 'Precio rebajado' },
  refusals: {
    showcase: 'Este almacén no vende por internet. Elige otro almacén para hacer tu pedido.',
    notSellable: 'Este producto no se puede pedir ahora en el almacén elegido.',
  },
  orderMail: {
    subject: 'Pedido {{number}}: confirmación',
    greeting: 'Hola, {{name}}:',
    lead: 'Gracias por tu pedido n.º {{number}}. Lo estamos preparando para la recogida.',
    pickupAt: 'Recogida: {{store}}, {{address}}',
    pickupFrom: 'Disponible el {{date}} a partir de las {{time}}',
    payInStore: 'Pagarás en el almacén al recogerlo.',
    line: '{{count}} × {{name}}: {{amount}}',
    fee: 'Gastos de preparación: {{amount}}',
    total: 'Total: {{amount}} (impuestos incluidos: {{tax}})',
    questions: '¿Alguna duda? Llama al almacén: {{phone}}.',
    signature: 'El equipo de {{shop}}',
  },
};
