import type { HostTexts } from '@materia/market-model';

export const accountMail = {
  createdSubject: 'Votre compte {shop}',
  createdTitle: 'Votre compte est prêt',
  createdText:
    'Un compte Materia a été créé avec cette adresse. Vous y trouverez vos commandes, vos listes et vos factures.',
  signIn: 'Se connecter',
  notYou:
    'Si vous n’êtes pas à l’origine de cette demande, écrivez à {email} : nous supprimerons le compte.',
  confirmSubject: 'Confirmez votre adresse e-mail chez {shop}',
  confirmTitle: 'Confirmez votre adresse e-mail',
  confirmText:
    'Confirmez que cette adresse e-mail est bien la vôtre. Le lien est valable 7 jours et ne sert qu’une fois.',
  confirm: 'Confirmer mon adresse',
  resetSubject: 'Nouveau mot de passe chez {shop}',
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetText:
    'Un nouveau mot de passe a été demandé pour le compte associé à cette adresse. Le lien et le code sont valables 24 heures et ne servent qu’une fois.',
  reset: 'Choisir un mot de passe',
  code: 'Code de vérification',
  codeText: 'Saisissez ce code sur la page où vous avez demandé un nouveau mot de passe.',
  notAsked:
    'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe ne changera pas.',
  changedSubject: 'Votre mot de passe {shop} a été modifié',
  changedTitle: 'Mot de passe modifié',
  changedText:
    'Le mot de passe du compte associé à cette adresse a été modifié et les autres appareils ont été déconnectés.',
  changedNotYou: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
  changeAgain: 'Choisir un mot de passe',
  activationSubject: 'Votre compte {shop} attend son activation',
  activationTitle: 'Activez votre compte',
  activationText:
    'Un compte a été créé pour vous en magasin avec cette adresse. Choisissez un mot de passe pour l’utiliser. Le lien est valable 7 jours et ne sert qu’une fois.',
  activate: 'Activer mon compte',
  notWanted:
    'Si vous ne souhaitez pas ce compte, ignorez ce message : sans activation, il ne fonctionne pas.',
} as const satisfies HostTexts['accountMail'];
