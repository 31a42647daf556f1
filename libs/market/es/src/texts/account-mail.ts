import type { HostTexts } from '@materia/market-model';

export const accountMail = {
  createdSubject: 'Tu cuenta en {shop}',
  createdTitle: 'Tu cuenta está lista',
  createdText:
    'Se ha creado una cuenta en Materia con esta dirección. En ella verás tus pedidos, tus listas y tus facturas.',
  signIn: 'Iniciar sesión',
  notYou: 'Si no has sido tú, escríbenos a {email} y la eliminaremos.',
  confirmSubject: 'Confirma tu correo en {shop}',
  confirmTitle: 'Confirma tu correo electrónico',
  confirmText:
    'Confirma que esta dirección de correo es tuya. El enlace es válido durante 7 días y solo se puede usar una vez.',
  confirm: 'Confirmar mi correo',
  resetSubject: 'Nueva contraseña en {shop}',
  resetTitle: 'Crea una contraseña nueva',
  resetText:
    'Hemos recibido una solicitud de contraseña nueva para la cuenta con esta dirección. El enlace y el código son válidos durante 24 horas y solo se pueden usar una vez.',
  reset: 'Crear contraseña nueva',
  code: 'Código de verificación',
  codeText: 'Escribe este código en la página donde has pedido la contraseña nueva.',
  notAsked: 'Si no has sido tú, ignora este mensaje: tu contraseña no cambiará.',
  changedSubject: 'Tu contraseña en {shop} ha cambiado',
  changedTitle: 'Contraseña cambiada',
  changedText:
    'La contraseña de la cuenta con esta dirección ha cambiado y se ha cerrado la sesión en los demás dispositivos.',
  changedNotYou: 'Si no has sido tú, crea enseguida una contraseña nueva.',
  changeAgain: 'Crear contraseña nueva',
  activationSubject: 'Tu cuenta en {shop} espera su activación',
  activationTitle: 'Activa tu cuenta',
  activationText:
    'En nuestro almacén se ha creado una cuenta con esta dirección. Elige una contraseña para empezar a usarla. El enlace es válido durante 7 días y solo se puede usar una vez.',
  activate: 'Activar la cuenta',
  notWanted:
    'Si no quieres esta cuenta, ignora este mensaje: sin activación, la cuenta no funciona.',
} as const satisfies HostTexts['accountMail'];
