import type { MarketTexts } from '@materia/market-model';

export const login = {
  title: 'Iniciar sesión',
  lead: 'Inicia sesión para comprar y seguir tus pedidos.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  action: 'Iniciar sesión',
  noAccount: '¿No tienes cuenta?',
  noAccountText: 'Crear una cuenta lleva dos minutos. Conservarás tu carrito.',
  register: 'Crear una cuenta',
  errorSummary: 'No se ha podido iniciar la sesión',
  required: 'Este campo es obligatorio.',
  wrongCredentials: 'El correo electrónico o la contraseña no son correctos.',
  tooManyAttempts: 'Demasiados intentos. Vuelve a probar dentro de unos minutos.',
  problem: 'Ha surgido un problema, contacta con tu Almacén de referencia',
  failed: 'Ha ocurrido un error.',
  signOutTitle: 'Cerrar sesión',
  signOutText: '¿Quieres cerrar la sesión en este dispositivo?',
  signOutAction: 'Cerrar sesión',
  stay: 'Seguir en mi cuenta',
  forgot: '¿Has olvidado la contraseña?',
  precreated: '¿Te han creado la cuenta en el almacén? Actívala',
} as const satisfies MarketTexts['login'];
