import type { MarketTexts } from '@materia/market-model';

export const storeCard = {
  openUntil: 'Aberta até às {time}',
  opensToday: 'Fechada, abre hoje às {time}',
  opensLater: 'Fechada, abre {date} às {time}',
  closed: 'Fechada',
  distance: 'a {kilometres} km',
  chosen: 'A sua loja',
  change: 'Mudar de loja',
  choose: 'Escolher loja',
  pickupAt: 'Levantamento: {store}',
  noStore: 'Prefere levantar? Escolha uma loja.',
  pricesFrom: 'Preços e stock: {store}',
  hours: 'Horário',
  contactHours: 'de segunda a sábado, das {from} às {to}',
} as const satisfies MarketTexts['storeCard'];
