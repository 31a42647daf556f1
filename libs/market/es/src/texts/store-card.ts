import type { MarketTexts } from '@materia/market-model';

export const storeCard = {
  openUntil: 'Abierto hasta las {time}',
  opensToday: 'Cerrado, abre hoy a las {time}',
  opensLater: 'Cerrado, abre el {date} a las {time}',
  closed: 'Cerrado',
  distance: 'a {kilometres} km',
  chosen: 'Tu almacén',
  change: 'Cambiar de almacén',
  choose: 'Elegir almacén',
  pickupAt: 'Recogida en {store}',
  noStore: 'Te lo llevamos a casa. Si prefieres recogerlo, elige un almacén.',
  pricesFrom: 'Precios y existencias: {store}',
  hours: 'Horario',
  contactHours: 'de lunes a sábado, de {from} a {to}',
} as const satisfies MarketTexts['storeCard'];
