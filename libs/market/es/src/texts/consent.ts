import type { MarketTexts } from '@materia/market-model';

export const consent = {
  title: 'Tú decides sobre las cookies',
  text: 'Las necesarias mantienen tu carrito y tu sesión. Las demás solo se guardan si las aceptas, y puedes cambiar de opinión cuando quieras desde el pie de página.',
  policy: 'Política de cookies',
  acceptAll: 'Aceptar todas',
  refuseAll: 'Rechazar todas',
  choose: 'Elegir por categorías',
  save: 'Guardar mi elección',
  necessary: 'Necesarias',
  necessaryText: 'Carrito, inicio de sesión y seguridad. Siempre activas.',
  performance: 'Medición',
  performanceText: 'Nos dicen qué páginas funcionan y cuáles dan problemas.',
  functional: 'Comodidad',
  functionalText: 'Recuerdan tus ajustes, como los últimos productos vistos.',
  targeting: 'Publicidad',
  targetingText: 'Adaptan los anuncios a lo que miras.',
  social: 'Redes sociales',
  socialText: 'Permiten ver y compartir contenidos de otros servicios.',
  saved: 'Hemos guardado tu elección.',
} as const satisfies MarketTexts['consent'];
