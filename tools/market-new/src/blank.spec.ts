import { describe, expect, it } from 'vitest';
import { blank, placesToFill } from './blank.ts';

describe('a blanked market file', () => {
  const polish =
    "import type { Settings } from './model.ts';\nimport { RULE } from '@x/rules';\nimport { routes } from './routes.ts';\n\n/** Of Poland. */\nexport const settings = {\n  id: 'pl',\n  words: { open: 'otwarte' },\n  zones: { north: 1 },\n  // Under Polish law.\n  rule: RULE,\n  routes,\n} as const satisfies Settings;\n";
  const spanish =
    "export const settings = { id: 'es', words: { open: 'abierto' }, zones: { south: 2 }, rule: OTHER, routes } as const satisfies Settings;";
  const blanked = blank([polish, spanish], { 'settings.id': "'xx'" }, ['Poland']);

  it('keeps names, known values and values from neighbouring files', () => {
    expect(blanked).toContain("id: 'xx'");
    expect(blanked).toContain('words: { open: toFill }');
    expect(blanked).toContain('  routes,');
  });
  it('requires objects whose keys differ between markets as a whole', () =>
    expect(blanked).toContain('zones: toFill'));
  it('has no unused import, no comment about another country, and a declared type', () => {
    expect(blanked).not.toMatch(/RULE|Poland|Polish|satisfies/);
    expect(blanked).toContain('export const settings: Settings = {');
  });
  it('counts the places to fill in, a line once per value', () => {
    expect(placesToFill(blanked)).toHaveLength(3);
    expect(
      placesToFill(
        "const toFill: unique symbol = Symbol('to fill');\nconst a = { b: toFill, c: toFill };",
      ),
    ).toEqual([2, 2]);
  });
  it('is unchanged if nothing has to be filled in', () => {
    const bound =
      "import { facts } from './facts.ts';\n\nexport const pl = { ...facts } as const satisfies Market;\n";
    expect(blank([bound], {}, [])).toBe(bound);
  });
});
