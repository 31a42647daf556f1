import type { MarketTexts } from '@materia/market-model';

/** The page behind the link to a new e-mail address of an account. */
export const emailChange = {
  title: 'Nuevo correo electrónico',
  text: 'Confirma que la cuenta debe usar la dirección a la que llegó este mensaje.',
  action: 'Confirmar la nueva dirección',
  doneTitle: 'Correo electrónico cambiado',
  doneText: 'A partir de ahora inicias sesión con {email}.',
  toAccount: 'Ir a mi cuenta',
  goneTitle: 'Este enlace ya no sirve',
  goneText:
    'El enlace vale durante 24 horas y una sola vez. Puedes pedir otro en la página de tus datos.',
  takenTitle: 'Esta dirección ya tiene una cuenta',
  takenText: 'Inicia sesión en ella o elige otra dirección para esta cuenta.',
  tooMany: 'Demasiados intentos. Inténtalo de nuevo más tarde.',
  failed: 'No hemos podido cambiar la dirección. Inténtalo de nuevo en un momento.',
} as const satisfies MarketTexts['emailChange'];
