/** The frame around editorial pages, whose content comes from the host. */
export const content = {
  title: '{page} | Materia',
  breadcrumbs: 'Jesteś tutaj',
  publishedOn: 'Opublikowano {date}',
  sectionPages: 'W tym dziale',
  moreArticles: 'Inne artykuły',
  allArticles: 'Wszystkie artykuły',
  blog: 'Poradnik Materia',
  blogLead: 'Porady fachowców: jak dobrać materiał, policzyć ilość i zrobić to raz, a dobrze.',
} as const;
