import type { MarketTexts } from '@materia/market-model';

export const common = {
  skipToContent: 'Ir al contenido',
  home: 'Inicio',
  menu: 'Menú',
  categories: 'Categorías',
  search: 'Buscar',
  cart: 'Carrito',
  cartItems: {
    one: '{count} artículo en el carrito',
    many: '{count} de artículos en el carrito',
    other: '{count} artículos en el carrito',
  },
  account: 'Mi cuenta',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  yourStore: 'Tu almacén: {name}',
  labelled: '{label}: {value}',
  close: 'Cerrar',
  back: 'Volver',
  showPassword: 'Mostrar contraseña',
} as const satisfies MarketTexts['common'];
