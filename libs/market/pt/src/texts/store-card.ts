import type { MarketTexts } from '@materia/market-model';

export const storeCard = {
  openUntil: 'Aberto até às {time}',
  opensToday: 'Fechado, abre hoje às {time}',
  opensLater: 'Fechado, abre {date} às {time}',
  closed: 'Fechado',
  distance: 'a {kilometres} km',
  chosen: 'A sua loja',
  change: 'Mudar de loja',
  choose: 'Escolher loja',
  pickupAt: 'Levantamento: {store}',
  noStore: 'Entregamos em casa. Se preferir levantar, escolha uma loja.',
  pricesFrom: 'Preços e stock: {store}',
  hours: 'Horário',
  contactHours: 'de segunda a sábado, das {from} às {to}',
} as const satisfies MarketTexts['storeCard'];
