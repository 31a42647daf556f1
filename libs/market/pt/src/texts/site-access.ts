import type { MarketTexts } from '@materia/market-model';

export const siteAccess = {
  intro: 'O envio é pesado. O motorista precisa de saber como chegar e como descarregar.',
  forDriver: 'Para o motorista',
  road: 'Acesso',
  lorry: 'Um camião chega e dá a volta',
  van: 'Só um veículo pequeno, até 3,5 t',
  unsure: 'Não sei, prefiro que me liguem',
  floor: 'Destino dos produtos',
  ground: 'No exterior ou rés do chão',
  lift: 'Andar com elevador',
  stairs: 'Andar sem elevador',
  unloading: 'Descarga',
  pallet: 'Piso firme, basta um porta-paletes',
  crane: 'É precisa uma grua',
  hand: 'Descarregamos à mão',
  roadMissing: 'Indique que veículo consegue chegar.',
  floorMissing: 'Indique para onde vão os produtos.',
  unloadingMissing: 'Indique como se pode descarregar.',
} as const satisfies MarketTexts['siteAccess'];
