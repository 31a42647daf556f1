import type { HostTexts } from '@materia/market-model';

export const messageMail = {
  answerSubject: 'Vous avez une réponse au sujet de la commande {number}',
  answerTitle: 'Vous avez une réponse',
  answerText:
    'Une nouvelle réponse est arrivée au sujet de la commande {number}. Connectez-vous à votre compte pour la lire.',
  answerAction: 'Lire la réponse',
  messageSubject: 'Message d’un client au sujet de la commande {number}',
  messageTitle: 'Nouveau message d’un client',
  messageText:
    'Un client a écrit au sujet de la commande {number}. Le message porte le numéro {thread}.',
  messageDue: 'Répondez sous {days} jours ouvrés. Ensuite, nous prévenons le service client.',
  overdueSubject: 'Pas de réponse dans le délai : commande {number}',
  overdueTitle: 'Personne n’a répondu à temps',
  overdueText:
    'Le client attend une réponse au sujet de la commande {number}. Le message porte le numéro {thread}.',
  inviteSubject: 'Invitation à répondre aux clients',
  inviteTitle: 'Invitation pour les vendeurs',
  inviteText:
    'Nous vous invitons à lire les messages des clients et à y répondre au nom du vendeur {seller}.',
  inviteCode: 'Code d’invitation',
  inviteLife:
    'Le code ne sert qu’une fois et reste valable sept jours. Ne le transmettez à personne.',
  inviteIgnore: 'Si vous ne travaillez pas pour ce vendeur, vous n’avez rien à faire.',
} as const satisfies HostTexts['messageMail'];
