import type { MarketTexts } from '@materia/market-model';

export const locator = {
  places: 'Localidades',
  map: 'Mapa das lojas',
  mapText: 'Cada ponto leva a uma loja da lista.',
  showMap: 'Mostrar o mapa',
  hideMap: 'Esconder o mapa',
  position: 'Lojas perto de mim',
  positionAsking: 'A procurar a sua localização…',
  positionDenied:
    'O navegador não nos deixa saber a sua localização. Escreva um código postal ou uma localidade.',
  positionFailed:
    'Não foi possível encontrar a sua localização. Escreva um código postal ou uma localidade.',
  resultsHere: {
    one: '{count} loja perto de si',
    many: '{count} lojas, da mais próxima à mais distante',
    other: '{count} lojas, da mais próxima à mais distante',
  },
  noPlace: 'Não conhecemos nenhuma localidade com esse nome',
  placeCount: {
    one: '{count} localidade à escolha',
    many: '{count} localidades à escolha',
    other: '{count} localidades à escolha',
  },
  lookupFailed: 'Erro ao obter a loja de levantamento',
  storeOnMap: '{store} no mapa do país',
} as const satisfies MarketTexts['locator'];
