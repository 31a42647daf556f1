import type { HostTexts } from '@materia/market-model';

export const accountMail = {
  createdSubject: 'Tu cuenta en {shop}',
  createdTitle: 'Tu cuenta está lista',
  createdText:
    'Se ha creado una cuenta en Materia con esta dirección. En ella verás tus pedidos, tus listas y tus facturas.',
  signIn: 'Iniciar sesión',
  notYou: 'Si no has sido tú, escríbenos a {email} y la eliminaremos.',
} as const satisfies HostTexts['accountMail'];
