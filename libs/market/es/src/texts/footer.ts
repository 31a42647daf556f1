import type { MarketTexts } from '@materia/market-model';

export const footer = {
  shopping: 'Comprar',
  customerSpace: 'Área de cliente',
  myOrders: 'Mis pedidos',
  createAccount: 'Crear una cuenta',
  legal: 'Información legal',
  rights: '© {year} Materia España. Todos los derechos reservados.',
  returnTitle: '{days} días para devolver',
  returnText: 'Devuelve lo que te sobre en cualquiera de nuestros almacenes.',
  driveTitle: 'Recogida en {hours} horas',
  driveText: 'Compra en línea y te lo preparamos para recoger en tu almacén.',
  rangeTitle: 'Todo para la obra',
  rangeText: 'Más de {references} referencias para construir y reformar.',
  adviceTitle: 'Consejo profesional',
  adviceText: 'Nuestros vendedores conocen el oficio. Pregúntales en tu almacén.',
  cookies: 'Configurar cookies',
} as const satisfies MarketTexts['footer'];
