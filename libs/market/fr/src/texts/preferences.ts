import type { MarketTexts } from '@materia/market-model';

export const preferences = {
  lead: 'Choisissez ce que nous vous envoyons par e-mail. Vous pouvez changer d’avis à tout moment.',
  receiptsTitle: 'Tickets dématérialisés',
  receiptsText:
    'Pour les achats retirés ou payés en magasin lorsque vous vous identifiez avec votre compte.',
  saleReceipt: 'Ticket de caisse par e-mail',
  saleReceiptHint:
    'Nous vous l’envoyons au lieu de l’imprimer. Il reste aussi disponible dans vos achats.',
  bankCardReceipt: 'Ticket de carte bancaire par e-mail',
  bankCardReceiptHint: 'Joint au même message, au lieu d’être imprimé par le terminal.',
  save: 'Enregistrer mes tickets',
  saved: 'Votre choix pour les tickets est enregistré.',
  loadError:
    'Vos préférences de tickets ne peuvent pas être affichées pour le moment. Réessayez dans quelques minutes.',
  saveError:
    'Vos préférences de tickets n’ont pas pu être enregistrées. Réessayez dans quelques minutes.',
  newsletterText:
    'Les messages sont envoyés à {email}. Décochez toutes les cases pour vous désinscrire.',
  newsletterOpen:
    'L’adresse {email} n’est pas encore confirmée. Après l’enregistrement, vous recevrez un lien pour confirmer votre accord.',
  newsletterSave: 'Enregistrer mes choix',
  newsletterSaved: 'Vos choix sont enregistrés.',
  newsletterStopped: 'Vous ne recevrez plus la newsletter.',
  newsletterToConfirm:
    'Un message avec un lien vient de partir. Confirmez votre accord sous sept jours.',
  newsletterLoadError:
    'Vos choix ne peuvent pas être affichés pour le moment. Réessayez dans quelques minutes.',
  newsletterFailed: 'Vos choix n’ont pas pu être enregistrés. Réessayez dans quelques minutes.',
  noMobile: 'Un numéro de mobile est nécessaire pour les SMS.',
  toProfile: 'Ajouter le numéro dans mes informations',
  guestText:
    'Connectez-vous pour recevoir vos tickets par e-mail plutôt que sur papier. Vos préférences sont enregistrées dans votre compte.',
} as const satisfies MarketTexts['preferences'];
