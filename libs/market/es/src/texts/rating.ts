import type { MarketTexts } from '@materia/market-model';

export const rating = {
  label: {
    one: '{average} sobre 5, {count} opinión',
    many: '{average} sobre 5, {count} de opiniones',
    other: '{average} sobre 5, {count} opiniones',
  },
  heading: 'Opiniones de clientes',
  none: 'Nadie ha opinado todavía sobre este producto.',
  write: 'Escribir una opinión',
  all: {
    one: 'Ver {count} opinión',
    many: 'Ver los {count} de opiniones',
    other: 'Ver las {count} opiniones',
  },
  verified: 'Compra verificada',
  unverified: 'Compra no verificada',
  writtenBy: '{nickname}, el {date}',
  stars: { one: '{count} estrella', many: '{count} de estrellas', other: '{count} estrellas' },
  howTitle: 'Cómo comprobamos las opiniones',
  howText:
    'Puede opinar cualquiera que tenga una cuenta en Materia, una vez por producto. Antes de publicarla, una persona de nuestro equipo lee la opinión: descartamos insultos, publicidad y datos personales, nunca las malas notas. Ponemos «Compra verificada» cuando desde esa misma cuenta se ha pedido el producto y el pedido no se ha cancelado. No pagamos por opinar.',
} as const satisfies MarketTexts['rating'];
