import type { MarketTexts } from '@materia/market-model';

export const home = {
  title: 'Materia – materiales de construcción, reforma y hogar',
  description:
    'Materiales para construir, reformar y cuidar el jardín. Precios y existencias de tu almacén, recogida en 2 horas y {days} días para devolver.',
  heroTitle: 'Todo para tu obra. Listo para recoger.',
  heroText:
    'Consulta el precio y las existencias de tu almacén, compra online y recógelo en solo 2 horas.',
  heroAction: 'Ver departamentos',
  heroStores: 'Buscar almacén',
  departments: 'Departamentos',
  departmentProducts: {
    one: '{count} producto',
    many: '{count} productos',
    other: '{count} productos',
  },
  offers: 'Ofertas de la semana',
  bestSellers: 'Los más vendidos',
  bestSellersAt: 'Precios y existencias: {store}',
  storeTitle: '¿En qué almacén compras?',
  storeText:
    'Elige tu almacén y te mostraremos sus precios, sus existencias y la recogida más próxima.',
  storeLabel: 'Código postal o localidad',
  storeHint: 'Por ejemplo, {example}',
  storeAction: 'Buscar almacén',
  storeChosenTitle: 'Tu almacén: {store}',
  storeChosenText: 'Estás viendo los precios y las existencias de este almacén.',
  proTitle: 'Para profesionales',
  proText: 'Precios sin impuestos, condiciones para empresas y todas tus compras en un solo lugar.',
  proAction: 'Crear una cuenta profesional',
} as const satisfies MarketTexts['home'];
