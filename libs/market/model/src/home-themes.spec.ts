import { plainDate } from '@materia/domain-holiday-calendar';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { HOME_PROJECTS, seasonOn } from './home-themes.ts';

describe.each(markets)('what the home page of $id proposes', ({ homeThemes }) => {
  it('is in season from the first to the last day of a month', () => {
    homeThemes.months.forEach((season, at) => {
      expect(seasonOn(plainDate(2026, at + 1, 1), homeThemes)).toBe(season);
      expect(seasonOn(plainDate(2026, at + 1, 28), homeThemes)).toBe(season);
    });
    expect(seasonOn(plainDate(2026, 12, 31), homeThemes)).toBe(homeThemes.months[11]);
  });

  it('is garden in April and heating in November', () => {
    expect(seasonOn(plainDate(2027, 4, 15), homeThemes)).toBe('garden');
    expect(seasonOn(plainDate(2026, 11, 27), homeThemes)).toBe('heating');
  });

  it('names several categories for every season of its year and for every project, each once', () => {
    const lists = [
      ...[...new Set(homeThemes.months)].map((season) => homeThemes.seasons[season]),
      ...HOME_PROJECTS.map((project) => homeThemes.projects[project]),
    ];
    for (const paths of lists) {
      expect(paths.length).toBeGreaterThanOrEqual(3);
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of paths) expect(path).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
    }
  });
});
