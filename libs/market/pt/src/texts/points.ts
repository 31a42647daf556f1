import type { MarketTexts } from '@materia/market-model';

/** Relay points and parcel lockers. */
export const points = {
  relay: 'Ponto de levantamento',
  locker: 'Cacifo automático',
  relayText: 'Levanta numa loja que lhe fique em caminho.',
  lockerText: 'Levanta a qualquer hora com o código enviado por SMS.',
  choose: 'Escolha um ponto de levantamento',
  chooseLocker: 'Escolha um cacifo',
  near: 'Código postal',
  show: 'Ver os mais próximos',
  distance: '{kilometres} km',
  always: 'Aberto 24 horas',
  none: 'Não há nenhum ponto nesta zona. Experimente outro código postal.',
  nearInvalid: 'Escreva um código postal, por exemplo {example}.',
  missing: 'Escolha um ponto de levantamento.',
  missingLocker: 'Escolha um cacifo.',
  gone: 'Este ponto já não aceita encomendas. Escolha outro.',
  hours: '{days}: {hours}',
  day1: 'seg.',
  day2: 'ter.',
  day3: 'qua.',
  day4: 'qui.',
  day5: 'sex.',
  day6: 'sáb.',
  day7: 'dom.',
  days: '{from}–{to}',
  at: 'Levantamento: {point}',
  mapText:
    'Toque num número para o escolher na lista. Distâncias em linha reta a partir de {postcode}.',
} as const satisfies MarketTexts['points'];
