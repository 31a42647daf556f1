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
  overdueSubject: 'Pas de réponse du vendeur : commande {number}',
  overdueTitle: 'Le vendeur n’a pas répondu à temps',
  overdueText:
    'Le client attend une réponse au sujet de la commande {number}. Le message porte le numéro {thread}.',
} as const satisfies HostTexts['messageMail'];
