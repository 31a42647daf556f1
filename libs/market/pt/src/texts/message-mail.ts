import type { HostTexts } from '@materia/market-model';

export const messageMail = {
  answerSubject: 'Tem uma resposta sobre a encomenda {number}',
  answerTitle: 'Tem uma resposta',
  answerText:
    'Há uma nova resposta na conversa sobre a encomenda {number}. Pode lê-la na sua conta, depois de iniciar sessão.',
  answerAction: 'Ler a resposta',
  messageSubject: 'Mensagem de um cliente sobre a encomenda {number}',
  messageTitle: 'Nova mensagem de um cliente',
  messageText: 'Um cliente escreveu sobre a encomenda {number}. A mensagem tem o número {thread}.',
  messageDue: 'Responda no prazo de {days} dias úteis. Depois avisamos o apoio ao cliente.',
  overdueSubject: 'Sem resposta do vendedor: encomenda {number}',
  overdueTitle: 'O vendedor não respondeu a tempo',
  overdueText:
    'O cliente aguarda uma resposta sobre a encomenda {number}. A mensagem tem o número {thread}.',
} as const satisfies HostTexts['messageMail'];
