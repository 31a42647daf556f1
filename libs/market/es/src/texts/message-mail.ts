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
  overdueSubject: 'Sin respuesta dentro del plazo: pedido {number}',
  overdueTitle: 'Nadie ha respondido a tiempo',
  overdueText:
    'El cliente espera una respuesta sobre el pedido {number}. El mensaje tiene el número {thread}.',
  inviteSubject: 'Invitación para responder a los clientes',
  inviteTitle: 'Invitación para vendedores',
  inviteText:
    'Te invitamos a leer los mensajes de los clientes y a responderlos en nombre del vendedor {seller}.',
  inviteCode: 'Código de invitación',
  inviteLife: 'El código funciona una sola vez y durante siete días. No se lo des a nadie.',
  inviteIgnore: 'Si no trabajas para este vendedor, no tienes que hacer nada.',
} as const satisfies HostTexts['messageMail'];
