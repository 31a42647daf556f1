import type { HostTexts } from '@materia/market-model';

export const reportMail = {
  subjectReceived: 'Notificación {receipt}: acuse de recibo',
  subjectDecided: 'Notificación {receipt}: decisión',
  received:
    'Hemos recibido tu notificación sobre un contenido que consideras ilícito. Número de registro: {receipt}.',
  decided: 'Hemos resuelto tu notificación número {receipt}.',
  address: 'Contenido notificado: {address}',
  next: 'Una persona de nuestro equipo la estudiará. Te comunicaremos en esta dirección la decisión y sus motivos. Conserva el número de registro.',
  removed: 'Decisión: el contenido se ha retirado.',
  restricted: 'Decisión: se ha restringido el acceso al contenido.',
  kept: 'Decisión: el contenido se mantiene publicado.',
  statement: 'Motivos: {statement}',
  redress:
    'Si no estás de acuerdo, responde a este correo en un plazo de seis meses y otra persona revisará el caso. También puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.',
} as const satisfies HostTexts['reportMail'];
