import type { HostTexts } from '@materia/market-model';

export const accountMail = {
  createdSubject: 'Votre compte {shop}',
  createdTitle: 'Votre compte est prêt',
  createdText:
    'Un compte Materia a été créé avec cette adresse. Vous y trouverez vos commandes, vos listes et vos factures.',
  signIn: 'Se connecter',
  notYou:
    'Si vous n’êtes pas à l’origine de cette demande, écrivez à {email} : nous supprimerons le compte.',
} as const satisfies HostTexts['accountMail'];
