import type { MarketTexts } from '@materia/market-model';

export const errors = {
  notFoundTitle: 'Cette page est introuvable',
  notFoundText:
    'L’adresse a peut-être changé, ou le produit n’est plus en vente. Utilisez la recherche ou revenez à l’accueil.',
  problemTitle: 'Un problème est survenu',
  problemText:
    'Le site rencontre un problème passager. Réessayez et, si cela persiste, revenez dans quelques minutes.',
  problemCode: 'Code : {code}',
  busyTitle: 'Trop de demandes',
  busyText:
    'Votre réseau a envoyé un très grand nombre de demandes en une minute. Réessayez dans une minute.',
  unavailableTitle: 'Le site est momentanément indisponible',
  unavailableText:
    'Nous faisons le nécessaire pour revenir au plus vite. Votre panier est conservé.',
  forbiddenTitle: 'Nous ne pouvons pas accepter cette demande',
  forbiddenText: 'Le formulaire a été envoyé depuis un autre site. Rouvrez la page et recommencez.',
  tooLargeTitle: 'Les fichiers sont trop volumineux',
  tooLargeText:
    'Ensemble, ils ne doivent pas dépasser 40 Mo. Revenez au formulaire, où votre texte est toujours là, et choisissez des fichiers plus petits.',
  badRequestTitle: 'Nous ne comprenons pas cette demande',
  badRequestText: 'Vérifiez l’adresse de la page ou les informations saisies, puis recommencez.',
  retry: 'Réessayer',
  formKept: 'Rien n’est perdu : votre saisie est conservée. Renvoyez-la dans un instant.',
  sendAgain: 'Renvoyer',
  toHome: 'Revenir à l’accueil',
  retryLater: 'L’opération n’a pas abouti. Merci de réessayer plus tard.',
  contactStore: 'Si le problème persiste, contactez votre magasin.',
  signInNeeded: 'Connectez-vous pour voir cette page.',
  titlePrefix: 'Erreur :',
  sessionExpiredKept: 'Votre session a expiré. Reconnectez-vous : votre saisie sera conservée.',
  sessionExpired: 'Votre session a expiré, vous allez être déconnecté.',
  addressAutocompleteFail:
    'Les suggestions d’adresses ne sont pas disponibles. Saisissez la ville en entier ou le code postal.',
  unknownError: 'Une erreur inconnue s’est produite.',
} as const satisfies MarketTexts['errors'];
