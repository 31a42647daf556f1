import type { HostTexts } from '@materia/market-model';

export const approvalMail = {
  askedSubject: 'Une commande attend votre décision',
  askedTitle: 'Une commande attend votre décision',
  askedText:
    'Une personne de votre entreprise demande l’approbation d’une commande de {amount} TTC. La page montre les produits et ce qui a changé depuis.',
  askedUntil: 'Si personne ne décide avant le {date}, la commande reviendra à cette personne.',
  action: 'Voir la commande',
  placedSubject: 'Votre commande a été passée',
  placedTitle: 'Commande passée',
  placedText:
    'La commande que vous avez soumise à approbation a été passée pour l’entreprise. Son numéro est {number}.',
  refusedSubject: 'Votre commande a été refusée',
  refusedTitle: 'Commande refusée',
  refusedText:
    'La personne qui approuve les achats de l’entreprise a refusé votre commande. Le motif se trouve sur la page.',
  expiredSubject: 'Personne n’a décidé de votre commande',
  expiredTitle: 'Le délai d’approbation est dépassé',
  expiredText: 'Personne n’a décidé à temps de votre commande.',
  back: 'Les produits sont de nouveau dans votre panier.',
  backQuote:
    'Vous pouvez acheter de nouveau le devis d’où venaient les prix tant qu’il est valable.',
} as const satisfies HostTexts['approvalMail'];
