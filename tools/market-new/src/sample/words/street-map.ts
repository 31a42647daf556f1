import type { SomeWords } from './some-words.ts';

export const streetMap = {
  open: 'Apri la mappa stradale',
  close: 'Chiudi la mappa stradale',
  failed: 'Non è stato possibile caricare la mappa stradale.',
  keys: 'Mappa stradale. Le frecce la spostano, i segni più e meno cambiano la scala.',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Rimpicciolisci',
} as const satisfies SomeWords<'streetMap'>;
