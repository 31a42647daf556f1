import type { MarketTexts } from '@materia/market-model';

export const place = {
  question: 'Onde quer receber?',
  unknown: 'Código postal ou localidade',
  hint: 'Por exemplo, {example} ou o nome da sua localidade',
  save: 'Confirmar',
  title: 'Onde quer receber? Entrega e lojas próximas | Materia',
  description:
    'Indique o código postal ou a localidade: veja quando chega, quanto custa e onde pode levantar.',
  lead: 'Indique o código postal ou a localidade. Em cada produto verá quando chega, quanto custa e onde o pode levantar.',
  errors: 'Corrija o local de entrega',
  homeTitle: 'Entrega em casa ({place})',
  homeText: 'O dia e o preço da entrega aparecem em cada produto e no carrinho.',
  notServed: 'As encomendas online não são entregues em {place}.',
  notServedStore: 'A {store} não faz entregas em {place}.',
  servedBy: 'A {store} entrega na sua zona. Escolha essa loja para encomendar com entrega.',
  nearTitle: 'Lojas perto de {place}',
  nearText:
    'Escolha uma loja para ver o que tem e levantar lá as compras. A entrega em casa continua disponível.',
  readyToday: 'Levantamento: hoje a partir das {time}',
  readyTomorrow: 'Levantamento: amanhã a partir das {time}',
  readyLater: 'Levantamento: {date}, a partir das {time}',
  saved: 'Guardado. Os prazos e preços de entrega são agora os da sua zona.',
  forget: 'Esquecer este local',
  forgotten: 'O seu local de entrega foi esquecido.',
  followsAddress: 'A entrega passa a ser na morada indicada. Confirme o prazo e o preço.',
  tooFar: 'O camião não chega a este código postal. Escolha outra forma de entrega.',
  truckFrom:
    'O camião chega a {postcode} a partir da {store}. Antes de escolher essa loja, mostramos o que muda no carrinho.',
  otherDelivery: 'Escolher outra entrega',
  pickupAt: 'Levantamento: {store}',
  nearStores: 'Lojas próximas',
  allStores: 'Todas as lojas',
  showcaseTitle: 'A {store} não prepara encomendas online',
  showcaseText:
    'Entregamos em casa ou num ponto de levantamento. As encomendas online não podem ser levantadas nesta loja.',
  showcaseNear: 'A loja mais próxima com levantamento: {store} (a {kilometres} km).',
  showcaseChoose: 'Escolher {store}',
} as const satisfies MarketTexts['place'];
