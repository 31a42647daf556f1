import type { MarketTexts } from '@materia/market-model';

export const restockNotice = {
  title: 'Alerte de disponibilité : {product}',
  heading: 'Nous vous prévenons de son retour',
  lead: 'Nous vous écrirons une seule fois, dès que ce produit pourra de nouveau être commandé : {product}.',
  text: 'Laissez votre adresse e-mail : nous vous écrirons une seule fois, dès que le produit pourra de nouveau être commandé.',
  email: 'Votre adresse e-mail',
  action: 'Me prévenir',
  privacy:
    'Votre adresse ne sert qu’à cette alerte. Elle est effacée ensuite, ou au plus tard après 180 jours.',
  privacyLink: 'Politique de confidentialité',
  errorSummary: 'Corrigez l’adresse',
  notAnEmail: 'Vérifiez l’adresse e-mail.',
  failed: 'L’alerte n’a pas pu être enregistrée. Réessayez dans un instant.',
  tooMany: 'Trop de demandes depuis cet endroit. Réessayez dans une heure.',
  doneTitle: 'Encore une étape',
  doneText: 'Nous avons envoyé un message avec un lien à {email}. Confirmez sous sept jours.',
  toProduct: 'Retour au produit',
  confirmTitle: 'Confirmez l’alerte',
  confirmText: 'Un clic, et nous vous écrirons dès que le produit pourra de nouveau être commandé.',
  confirmAction: 'Confirmer',
  confirmedTitle: 'Nous vous préviendrons',
  confirmedText:
    'Nous vous écrirons une seule fois, dès que le produit pourra de nouveau être commandé.',
  stopTitle: 'Annuler l’alerte',
  stopText: 'Nous effacerons la demande et votre adresse.',
  stopAction: 'Annuler l’alerte',
  stoppedTitle: 'Nous ne vous écrirons pas',
  stoppedText: 'La demande et votre adresse sont effacées.',
  linkUnknownTitle: 'Ce lien ne fonctionne plus',
  linkUnknownText:
    'La demande a expiré ou a été effacée. Vous pouvez la renouveler sur la page du produit.',
} as const satisfies MarketTexts['restockNotice'];
