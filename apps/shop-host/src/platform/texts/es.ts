import type { HostTexts } from './host-texts.ts';

export const es: HostTexts = {
  facets: {
    brand: 'Marca',
    availability: 'Disponibilidad',
    availableHere: 'Disponible en tu almacén',
    reduction: 'Ofertas',
    reduced: 'Precio rebajado',
  },
  refusals: {
    showcase: 'Este almacén no vende por internet. Elige otro almacén para hacer tu pedido.',
    notSellable: 'Este producto no se puede pedir ahora en el almacén elegido.',
  },
  demoCoupons: {
    tenth:
      '10 % en productos de Materia. No se combina con otro código ni vale para otros vendedores.',
    five: '5 menos en el primer pedido con este código. No vale para otros vendedores.',
  },
  relayPoint: 'Punto de recogida {{city}} centro',
  invoice: { companyNumber: 'NIF', vatNumber: 'NIF-IVA' },
  orderMail: {
    subject: 'Pedido {{number}}: confirmación',
    greeting: 'Hola, {{name}}:',
    lead: 'Gracias por tu pedido n.º {{number}}. Lo estamos preparando para la recogida.',
    pickupAt: 'Recogida: {{store}}, {{address}}',
    pickupFrom: 'Disponible el {{date}} a partir de las {{time}}',
    payInStore: 'Pagarás en el almacén al recogerlo.',
    line: '{{count}} × {{name}}: {{amount}}',
    fee: 'Gastos de preparación: {{amount}}',
    pallets: 'Fianza de palés retornables: {{amount}}',
    total: 'Total: {{amount}} (impuestos incluidos: {{tax}})',
    questions: '¿Alguna duda? Llama al almacén: {{phone}}.',
    signature: 'El equipo de {{shop}}',
  },
  reportMail: {
    subjectReceived: 'Notificación {{receipt}}: acuse de recibo',
    subjectDecided: 'Notificación {{receipt}}: decisión',
    greeting: 'Hola:',
    received:
      'Hemos recibido tu notificación sobre un contenido que consideras ilícito. Número de registro: {{receipt}}.',
    decided: 'Hemos resuelto tu notificación número {{receipt}}.',
    address: 'Contenido notificado: {{address}}',
    next: 'Una persona de nuestro equipo la estudiará. Te comunicaremos en esta dirección la decisión y sus motivos. Conserva el número de registro.',
    removed: 'Decisión: el contenido se ha retirado.',
    restricted: 'Decisión: se ha restringido el acceso al contenido.',
    kept: 'Decisión: el contenido se mantiene publicado.',
    statement: 'Motivos: {{statement}}',
    redress:
      'Si no estás de acuerdo, responde a este correo en un plazo de seis meses y otra persona revisará el caso. También puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
    signature: 'El equipo de {{shop}}',
  },
  newsletterMail: {
    subjectConfirm: 'Confirma tu suscripción al boletín',
    subjectWelcome: 'Suscripción al boletín confirmada',
    greeting: 'Hola, {{name}}:',
    greetingUnnamed: 'Hola:',
    confirm:
      'Alguien ha indicado esta dirección para recibir nuestro boletín. Si has sido tú, confírmalo en esta página antes de siete días:',
    ignore:
      'Si no has sido tú, no tienes que hacer nada: sin confirmación no enviaremos ningún mensaje.',
    welcome: 'A partir de ahora recibirás nuestro boletín en esta dirección.',
    stop: 'Puedes darte de baja de todos los envíos cuando quieras en esta página:',
    signature: 'El equipo de {{shop}}',
  },
};
