/** The street map that replaces a drawn one, in the store finder and for relay points. */
export const streetMap = {
  open: 'Otwórz mapę z ulicami',
  close: 'Zamknij mapę z ulicami',
  failed: 'Nie udało się wczytać mapy z ulicami.',
  keys: 'Mapa z ulicami. Strzałki ją przesuwają, plus i minus zmieniają skalę.',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
} as const;
