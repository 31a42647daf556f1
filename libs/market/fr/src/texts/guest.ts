import type { MarketTexts } from '@materia/market-model';

export const guest = {
  title: 'Comment souhaitez-vous commander ?',
  lead: 'Vous pouvez commander sans compte. Si vous en avez un, connectez-vous.',
  guest: 'Commander sans compte',
  guestText: 'Nous enverrons la confirmation et le suivi de la commande à cette adresse.',
  email: 'Adresse e-mail',
  emailHint: 'Par exemple, nom@exemple.fr',
  emailMissing: 'Indiquez votre adresse e-mail.',
  emailInvalid:
    'Cette adresse n’est pas valide. Vérifiez l’arobase et le domaine, comme dans nom@exemple.fr.',
  errorSummary: 'Vérifiez ce champ',
  updateFailed: 'Nous n’avons pas pu enregistrer l’adresse. Réessayez.',
  next: 'Continuer sans compte',
  account: 'J’ai déjà un compte',
  accountText:
    'Votre compte réunit vos commandes, vos listes et vos factures. Vous conservez votre panier.',
  signIn: 'Se connecter',
  backToCart: 'Revenir au panier',
  orderedAs: 'Commande sans compte avec l’adresse {email}.',
  changeEmail: 'Changer d’adresse',
  accountTitle: 'Comment souhaitez-vous commander ?',
  accountLead:
    'Un compte est nécessaire pour commander. Vous le créez ici ; l’adresse vous sera demandée avec la livraison.',
  newAccount: 'Créer un compte',
  newAccountText: 'Votre nom, votre adresse e-mail et un mot de passe suffisent.',
  newAccountNext: 'Créer le compte et continuer',
  companyAccount: 'Créer un compte professionnel',
  haveAccount: 'J’ai déjà un compte',
  passwordText:
    'Nous avons déjà les données de la commande. Choisissez seulement un mot de passe pour le compte {email}.',
  inStoreConfirm: 'Vous aurez une heure pour confirmer la commande avec le lien envoyé à {email}.',
  followTitle: 'Suivez votre commande',
  followText:
    'Vous voyez ici l’état de la commande sans compte. Plus tard ou sur un autre appareil, ouvrez-la avec le lien de l’e-mail de confirmation.',
  follow: 'Voir l’état de la commande',
  pageTitle: 'Votre commande {number}',
  pageLead: 'Cette page est privée : seule une personne qui a le lien peut la voir.',
  saveTitle: 'Ajoutez la commande à un compte',
  saveText: 'Vous la retrouverez toujours avec vos autres achats et leurs factures.',
  register: 'Créer un compte',
  claimText:
    'Vous êtes connecté en tant que {email}. Une fois la commande ajoutée, ce lien ne fonctionnera plus pour d’autres personnes.',
  claim: 'Ajouter à mon compte',
  gone: 'Ce lien n’est plus valable',
  goneText:
    'Il a peut-être expiré, ou la commande se trouve dans un compte. Connectez-vous pour la voir, ou appelez votre magasin avec le numéro de la commande.',
  notOpened: 'Ouvrez la commande depuis l’e-mail',
  notOpenedText:
    'Cette page ne s’ouvre que dans le navigateur où le lien de notre e-mail a été ouvert. Ouvrez ce lien une nouvelle fois. Le navigateur doit accepter les cookies.',
  tooMany: 'Trop de commandes ont été passées d’ici en peu de temps. Réessayez un peu plus tard.',
  checkTitle: 'Il ne manque que votre confirmation',
  checkText:
    'Nous avons envoyé un e-mail à {email}. Confirmez-y la commande avant le {date} à {time}. D’ici là, les produits vous sont réservés ; ensuite, la commande s’annule.',
  confirmTitle: 'Cette commande est-elle la vôtre ?',
  confirmText: 'Une fois confirmée, le magasin la prépare. Vous paierez au retrait.',
  confirmAction: 'Confirmer la commande',
  confirmedTitle: 'Commande confirmée',
  confirmedText: 'Merci. Le magasin commence à la préparer. Vous payez au retrait.',
  toOrder: 'Voir la commande',
  closedTitle: 'La commande a expiré',
  closedText:
    'Le délai de confirmation est écoulé et les produits sont de nouveau en vente. Vous pouvez passer une nouvelle commande.',
  toShop: 'Continuer mes achats',
  confirmFirst: 'Confirmez d’abord l’adresse e-mail de votre compte, puis ajoutez-y la commande.',
} as const satisfies MarketTexts['guest'];
