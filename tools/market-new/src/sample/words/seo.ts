import type { SomeWords } from './some-words.ts';

export const seo = {
  siteTitle: 'Materia: materiali edili e ristrutturazione',
  siteDescription:
    'Materiali edili, utensili e finiture. Guarda prezzi e scorte del tuo negozio e ritira in 2 ore.',
} as const satisfies SomeWords<'seo'>;
