import type { HostTexts } from '@materia/market-model';

export const messageMail = {
  answerSubject: 'Tienes una respuesta sobre el pedido {number}',
  answerTitle: 'Tienes una respuesta',
  answerText:
    'Hay una respuesta nueva en la conversación sobre el pedido {number}. Puedes leerla en tu cuenta después de iniciar sesión.',
  answerAction: 'Leer la respuesta',
  messageSubject: 'Mensaje de un cliente sobre el pedido {number}',
  messageTitle: 'Nuevo mensaje de un cliente',
  messageText:
    'Un cliente ha escrito sobre el pedido {number}. El mensaje tiene el número {thread}.',
  messageDue:
    'Responde en un plazo de {days} días laborables. Después avisamos a atención al cliente.',
  overdueSubject: 'Sin respuesta del vendedor: pedido {number}',
  overdueTitle: 'El vendedor no ha respondido a tiempo',
  overdueText:
    'El cliente espera una respuesta sobre el pedido {number}. El mensaje tiene el número {thread}.',
} as const satisfies HostTexts['messageMail'];
