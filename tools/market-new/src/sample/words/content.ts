import type { SomeWords } from './some-words.ts';

export const content = {
  title: '{page} | Materia',
  breadcrumbs: 'Ti trovi qui',
  publishedOn: 'Pubblicato il {date}',
  sectionPages: 'In questa sezione',
  moreArticles: 'Altri articoli',
  allArticles: 'Tutti gli articoli',
  blog: 'Il blog di Materia',
  blogLead:
    'Consigli di mestiere per scegliere il materiale, calcolare le quantità e fare bene al primo colpo.',
} as const satisfies SomeWords<'content'>;
