import type { MarketTexts } from '@materia/market-model';

/** The page behind the link to a new e-mail address of an account. */
export const emailChange = {
  title: 'Nouvelle adresse e-mail',
  text: 'Confirmez que le compte doit utiliser l’adresse à laquelle ce message est arrivé.',
  action: 'Confirmer la nouvelle adresse',
  doneTitle: 'Adresse e-mail modifiée',
  doneText: 'Vous vous connectez désormais avec {email}.',
  toAccount: 'Aller à mon compte',
  goneTitle: 'Ce lien n’est plus valable',
  goneText:
    'Le lien est valable 24 heures et ne sert qu’une fois. Vous pouvez en demander un autre sur la page de vos informations.',
  takenTitle: 'Cette adresse a déjà un compte',
  takenText: 'Connectez-vous à ce compte ou choisissez une autre adresse pour celui-ci.',
  tooMany: 'Trop de tentatives. Réessayez plus tard.',
  failed: 'L’adresse n’a pas pu être modifiée. Réessayez dans un instant.',
} as const satisfies MarketTexts['emailChange'];
