import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Style sheets that may write colours, by path, with the reason. Everything else uses tokens. */
const ALLOWED: Readonly<Record<string, string>> = {
  'libs/ui/shop/src/energy/EnergyLabel.module.css':
    'Regulation (EU) 2017/1369 sets the colours of the label',
  'libs/ui/shop/src/order/Barcode.module.css': 'scanners read black on white',
  'libs/ui/shop/src/pictures/ProductPicture.module.css': 'pictures of products are on white',
};

/** Colours that are mixed where they are used: shades over the page, and a lighter accent. */
const MIXED = ['rgb(10 24 23 / 55%)', 'rgb(10 24 23 / 35%)', 'var(--colour-accent), #fff 14%'];

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(|(?<=:\s*)(?:white|black|red|green|blue|orange|yellow|gr[ae]y)(?![\w-])/i;

/** Returns one sentence for each line of a style sheet that writes a colour instead of a token. */
export const checkColours = (root: string): readonly string[] =>
  globSync('{apps,libs}/**/*.module.css', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|build|dist)$/.test(path),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .filter((path) => ALLOWED[path] === undefined)
    .flatMap((path) => findColours(path, readFileSync(join(root, path), 'utf8')));

export const findColours = (path: string, css: string): readonly string[] =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .flatMap((line, at) => {
      const mixed = MIXED.reduce((rest, each) => rest.replaceAll(each, ''), line);
      const found = COLOUR.exec(mixed)?.[0];
      return found === undefined
        ? []
        : [`${path}:${String(at + 1)} writes the colour ${found}: use a token, var(--colour-…)`];
    });
