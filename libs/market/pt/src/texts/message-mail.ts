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
  overdueSubject: 'Sem resposta dentro do prazo: encomenda {number}',
  overdueTitle: 'Ninguém respondeu a tempo',
  overdueText:
    'O cliente aguarda uma resposta sobre a encomenda {number}. A mensagem tem o número {thread}.',
  inviteSubject: 'Convite para responder aos clientes',
  inviteTitle: 'Convite para vendedores',
  inviteText:
    'Convidamo-lo a ler as mensagens dos clientes e a responder-lhes em nome do vendedor {seller}.',
  inviteCode: 'Código do convite',
  inviteLife: 'O código funciona uma só vez e durante sete dias. Não o dê a ninguém.',
  inviteIgnore: 'Se não trabalha para este vendedor, não precisa de fazer nada.',
} as const satisfies HostTexts['messageMail'];
