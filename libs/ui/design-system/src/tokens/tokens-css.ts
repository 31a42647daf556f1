import { accountTheme, shopTheme, type Theme } from './colours.ts';
import { drawingColours } from './drawing-colours.ts';
import { motion, radii, shadows, sizes, space } from './measures.ts';
import { lineHeights, typefaces, typeSizes, weights } from './type.ts';

/**
 * The style sheet of all tokens as custom properties: the shop's theme for the page, the account's
 * under `data-theme="account"`.
 */
export const tokensCss = (): string =>
  [
    '/* Written by tokens/write-tokens-css.ts from the tokens; change those. */',
    block(':root', [
      ...declarations('colour', shopTheme),
      ...declarations('colour-drawing', drawingColours),
      ...declarations('font', typefaces),
      ...declarations('size', typeSizes),
      ...declarations('line-height', lineHeights),
      ...declarations('weight', weights),
      ...declarations('space', space),
      ...declarations('radius', radii),
      ...declarations('shadow', shadows),
      ...declarations('motion', motion),
      ...declarations('measure', sizes),
    ]),
    block("[data-theme='account']", declarations('colour', ownColours(accountTheme))),
  ].join('\n\n') + '\n';

const declarations = (group: string, values: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(values).map(([name, value]) => `--${group}-${name}: ${value};`);

const ownColours = (theme: Theme): Readonly<Record<string, string>> => {
  const shop: Readonly<Record<string, string>> = shopTheme;
  return Object.fromEntries(
    Object.entries(theme).filter(([role, colour]) => shop[role] !== colour),
  );
};

const block = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
