/** Default descriptions for search engines, for pages without their own. */
export const seo = {
  siteTitle: 'Materia: materiały budowlane i wyposażenie domu',
  siteDescription:
    'Materiały budowlane, narzędzia i wykończenie wnętrz. Sprawdź ceny i stany w swoim sklepie i odbierz zakupy w 2 godziny.',
} as const;
