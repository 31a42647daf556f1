import type { HostTexts } from '@materia/market-model';

/** Mails about a change of the e-mail address of an account. */
export const profileMail = {
  confirmSubject: 'Confirmez votre nouvelle adresse e-mail',
  confirmText:
    'Cette adresse a été indiquée comme nouvelle adresse e-mail d’un compte Materia. Confirmez-la pour qu’elle soit utilisée.',
  confirmButton: 'Confirmer l’adresse',
  confirmEnd:
    'Le lien est valable 24 heures. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien ne changera.',
  noticeSubject: 'Demande de changement d’adresse e-mail',
  noticeText:
    'Un changement d’adresse e-mail a été demandé sur votre compte. Il n’aura lieu qu’une fois la nouvelle adresse confirmée.',
  noticeNotYou:
    'Si vous n’êtes pas à l’origine de cette demande, annulez-la sur la page de vos informations et changez de mot de passe. En cas de doute, écrivez à {email}.',
  noticeButton: 'Voir mes informations',
  changedSubject: 'Votre adresse e-mail a changé',
  changedText:
    'Votre compte a désormais une autre adresse e-mail. Nous n’enverrons plus à celle-ci de messages sur le compte.',
  changedNotYou:
    'Si vous n’êtes pas à l’origine de ce changement, écrivez sans attendre à {email}.',
} as const satisfies HostTexts['profileMail'];
