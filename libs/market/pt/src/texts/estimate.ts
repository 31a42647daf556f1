import type { MarketTexts } from '@materia/market-model';

/** What delivery to a postal code costs, before the checkout. */
export const estimate = {
  title: 'Custo e prazo de entrega',
  near: 'Código postal',
  show: 'Ver preços',
  invalid: 'Escreva um código postal, por exemplo {example}.',
  home: 'Entrega ao domicílio',
  relay: 'Ponto de levantamento',
  locker: 'Cacifo automático',
  pickup: 'Levantamento na loja',
  truck: 'Entrega por camião',
  partner: 'Entrega pela AllxBrick',
  partnerPickup: 'Levantamento com AllxBrick',
  arrives: 'o mais tardar: {date}',
  ready: 'pronto: {date}',
  none: 'Não enviamos para este código postal. Pode levantar os produtos na loja.',
  open: 'Preços e prazos para outro código postal',
  close: 'Fechar',
} as const satisfies MarketTexts['estimate'];
