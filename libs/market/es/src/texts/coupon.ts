import type { MarketTexts } from '@materia/market-model';

export const coupon = {
  code: 'Código promocional',
  add: 'Aplicar',
  onCart: 'El código {code} está aplicado.',
  notCounted: 'El código {code} se aplica a partir de {minimum} en productos incluidos.',
  change: 'Cambiar el código',
  remove: 'Quitar el código {code}',
  over: 'El código {code} ha caducado y lo hemos quitado del carrito.',
  added: 'Hemos aplicado el código promocional.',
  removed: 'Hemos quitado el código promocional.',
  empty: 'Escribe el código promocional.',
  invalid: 'No conocemos este código. Revisa cómo se escribe.',
  expired: 'Este código era válido hasta el {day}.',
  used: 'Este código ya se ha usado.',
  other: 'El carrito ya tiene el código {code}. Quítalo para usar otro.',
  belowMinimum: 'Este código se aplica a partir de {minimum}. Faltan {missing}.',
  notForCart: 'El carrito no tiene productos a los que se aplique este código.',
  tooMany: 'Demasiados intentos. Vuelve a probar dentro de un cuarto de hora.',
  conditions: 'Condiciones del código',
  fromTotal: 'A partir de {minimum} en productos incluidos.',
  validUntil: 'Válido hasta el {day}.',
} as const satisfies MarketTexts['coupon'];
