import type { HostTexts } from '@materia/market-model';

/** Mails about a change of the e-mail address of an account. */
export const profileMail = {
  confirmSubject: 'Confirma tu nuevo correo electrónico',
  confirmText:
    'En una cuenta de Materia se ha indicado esta dirección como nuevo correo electrónico. Confírmala y empezará a usarse.',
  confirmButton: 'Confirmar la dirección',
  confirmEnd:
    'El enlace vale durante 24 horas. Si no has sido tú, no hagas caso de este mensaje: no cambiará nada.',
  noticeSubject: 'Se ha pedido cambiar tu correo electrónico',
  noticeText:
    'En tu cuenta se ha pedido cambiar el correo electrónico. El cambio no se hará hasta que se confirme la nueva dirección.',
  noticeNotYou:
    'Si no has sido tú, anula el cambio en la página de tus datos y cambia la contraseña. Si tienes dudas, escríbenos a {email}.',
  noticeButton: 'Ver mis datos',
  changedSubject: 'Tu correo electrónico ha cambiado',
  changedText:
    'Tu cuenta tiene ahora otro correo electrónico. Ya no enviaremos a esta dirección mensajes sobre la cuenta.',
  changedNotYou: 'Si no has sido tú, escríbenos enseguida a {email}.',
} as const satisfies HostTexts['profileMail'];
