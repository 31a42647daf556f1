import type { MarketTexts } from '@materia/market-model';

export const siteAccess = {
  intro: 'El envío pesa mucho. El conductor necesita saber cómo llegar y cómo descargar.',
  forDriver: 'Para el conductor',
  road: 'Acceso',
  lorry: 'Llega y da la vuelta un camión',
  van: 'Solo un vehículo pequeño, hasta 3,5 t',
  unsure: 'No lo sé, prefiero que me llamen',
  floor: 'Dónde va la mercancía',
  ground: 'En el exterior o planta baja',
  lift: 'Piso con ascensor',
  stairs: 'Piso sin ascensor',
  unloading: 'Descarga',
  pallet: 'Suelo firme, basta una transpaleta',
  crane: 'Hace falta una grúa',
  hand: 'Descargamos a mano',
  roadMissing: 'Indica qué vehículo puede llegar.',
  floorMissing: 'Indica dónde va la mercancía.',
  unloadingMissing: 'Indica cómo se puede descargar.',
} as const satisfies MarketTexts['siteAccess'];
