import type { MarketTexts } from '@materia/market-model';

export const myData = {
  title: 'Vos données',
  lead: 'Téléchargez ici tout ce que nous savons de vous, ou supprimez votre compte.',
  fileTitle: 'Télécharger vos données',
  fileText:
    'Le fichier contient les données du compte, vos adresses, commandes, documents, listes, avis et consentements. Il s’ouvre avec n’importe quel éditeur de texte et peut être transmis à une autre entreprise (format JSON).',
  fileAction: 'Télécharger le fichier de mes données',
  fileTooMany:
    'Plusieurs fichiers ont déjà été téléchargés dans l’heure. Réessayez dans une heure.',
  fileFailed: 'Le fichier n’a pas pu être préparé. Réessayez dans un instant.',
  eraseTitle: 'Supprimer le compte et les données',
  eraseText:
    'La suppression est immédiate. Une confirmation part à l’adresse e-mail du compte, avec laquelle vous pourrez créer un nouveau compte plus tard.',
  goesTitle: 'Nous supprimons',
  goesAccount: 'le compte, son mot de passe et les données de l’entreprise',
  goesAddresses: 'le carnet d’adresses',
  goesCarts: 'les paniers, les listes et les devis',
  goesReviews: 'vos avis sur les produits',
  goesNewsletter:
    'la newsletter et les alertes de disponibilité envoyées à l’adresse confirmée du compte',
  goesSessions: 'les connexions sur tous vos appareils',
  keptTitle: 'La loi nous oblige à conserver',
  keptText:
    'Ces données sont détachées du compte et ne servent plus qu’à ce que la loi exige. Nous y effaçons aussi les téléphones, les remarques et les indications d’accès.',
  keptNothing: 'La loi ne nous oblige à rien conserver, nous supprimons donc tout.',
  columnWhat: 'Données',
  columnWhy: 'Motif',
  columnHow: 'Durée',
  taxWhat: 'Factures, tickets, paiements et remboursements',
  taxWhy: 'Obligations comptables et fiscales',
  contractsWhat: 'Commandes\u00a0: qui, quoi, où et à quel prix\u00a0; rétractations',
  contractsWhy: 'Contrats, garanties et réclamations',
  consentWhat: 'Consentements à la newsletter et leur retrait',
  consentWhy: 'Preuve du consentement',
  years: { one: '{count} an', many: '{count} d’années', other: '{count} ans' },
  blockedTitle: 'Des achats sont encore en cours',
  blockedText:
    'Le compte pourra être supprimé une fois les commandes livrées ou annulées et les retours réglés.',
  openOrder: 'La commande {number} est en cours',
  blockedMore: 'et {count} de plus : voir toutes les commandes',
  unpaidPurchase: 'L’achat {number} attend son paiement',
  warning:
    'La suppression est définitive. Pour garder vos données, téléchargez d’abord le fichier.',
  password: 'Mot de passe du compte',
  errorSummary: 'Le compte n’a pas été supprimé',
  missing: 'Saisissez le mot de passe du compte.',
  wrongPassword: 'Ce n’est pas le mot de passe de ce compte.',
  tooMany: 'Trop de tentatives. Réessayez dans une heure.',
  failed: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
  blockedMeanwhile: 'Entre-temps, un achat est apparu qui doit d’abord être terminé.',
  eraseAction: 'Supprimer le compte et les données',
  keepAccount: 'Garder le compte',
  erasedTitle: 'Votre compte est supprimé',
  erasedText:
    'La confirmation est partie à l’adresse e-mail du compte. Elle précise ce que la loi nous oblige à conserver, et combien de temps. Vos droits sur vos achats restent entiers.',
  erasedShop: 'Aller à la page d’accueil',
} as const satisfies MarketTexts['myData'];
