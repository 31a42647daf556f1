import { transform } from 'lightningcss';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

type ImportsOf = (id: string) => readonly string[];

export type SheetsOptions = {
  /**
   * The modules of the routes. Browsers load none of them, so they stand for their style sheets
   * only.
   */
  readonly routes: readonly string[];
  /** The script of every page. */
  readonly entry: string;
  /** The root route, and the component of the document, whose sheet every page has. */
  readonly root: string;
  readonly document: string;
  /** Routes that have the style sheet of another module. */
  readonly substitutes?: Readonly<Record<string, string>>;
};

/**
 * Builds one style sheet for the shop's frame and one for each page or lazily loaded part, with the
 * rules of the components that it really uses. By default, rules follow the code into files that
 * many pages share, and a page does not need most of them before its first paint.
 *
 * A component may occur in several style sheets. Each component is its own cascade layer, in import
 * order, so the order of the style sheets does not matter.
 */
export const sheetsOfPages = ({
  routes,
  entry,
  root,
  document,
  substitutes = {},
}: SheetsOptions): Plugin => {
  const rules = new Map<string, string>();
  const sourceOf = (file: string): string =>
    file === root ? document : (substitutes[file] ?? file);
  let walk: Promise<SheetsWalk> | undefined;
  const walked = (): Promise<SheetsWalk> =>
    (walk ??= walkSheets([document, entry, ...routes.map(sourceOf)]));
  return {
    name: 'materia-sheets-of-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      order: 'pre',
      handler: async (id) => {
        if (id !== root && !routes.includes(id)) return undefined;
        const { used } = await walked();
        const imports = used(sourceOf(id)).map((sheet) => `import ${JSON.stringify(sheet)};`);
        return `${imports.join('\n')}\nexport default null;`;
      },
    },
    // After Vite has compiled them to plain CSS, before it moves them to its own style sheets.
    transform: {
      filter: { id: /\.css$/ },
      handler: (code, id) => {
        rules.set(id, code);
      },
    },
    generateBundle: {
      order: 'pre',
      handler: async function (_, bundle) {
        const { used, order } = await walked();
        const outputs = Object.values(bundle);
        const chunks = outputs.filter((output) => output.type === 'chunk');
        const entries = chunks.flatMap((chunk) =>
          chunk.facadeModuleId === null || !(chunk.isEntry || chunk.isDynamicEntry)
            ? []
            : [{ chunk, file: withoutQuery(chunk.facadeModuleId) }],
        );
        const frame = [...used(document), ...used(entry)];
        const withFiles = (css: string): string =>
          css.replaceAll(
            /__VITE_ASSET__([\w$]+)__/g,
            (_whole, reference: string) => `/${this.getFileName(reference)}`,
          );
        const withShortNames = shortProperties([...rules.values()]);
        const sheetOf = (ids: readonly string[], head = ''): string => {
          const layers = order.flatMap((id, place) =>
            ids.includes(id) ? [`@layer ${layerName(place)}{${rules.get(id) ?? ''}}`] : [],
          );
          return transform({
            filename: 'sheet.css',
            code: Buffer.from(withShortNames(withFiles(head + layers.join('')))),
            minify: true,
          }).code.toString();
        };

        for (const output of outputs)
          if (output.type === 'asset' && output.fileName.endsWith('.css'))
            delete bundle[output.fileName];
        for (const chunk of chunks) chunk.viteMetadata?.importedCss.clear();
        for (const { chunk, file } of entries) {
          const isFrame = file === root;
          const ids = isFrame ? frame : used(sourceOf(file)).filter((id) => !frame.includes(id));
          if (ids.length === 0) continue;
          const source = sheetOf(
            ids,
            isFrame ? `@layer ${order.map((_id, place) => layerName(place)).join()};` : '',
          );
          chunk.viteMetadata?.importedCss.add(
            this.getFileName(this.emitFile({ type: 'asset', name: `${chunk.name}.css`, source })),
          );
        }
      },
    },
  };
};

/**
 * Custom properties occur many times in every sheet. All sheets of a build get the same names, the
 * most frequent the shortest.
 */
const shortProperties = (sheets: readonly string[]): ((css: string) => string) => {
  const counts = new Map<string, number>();
  for (const css of sheets)
    for (const [name] of css.matchAll(CUSTOM_PROPERTY))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const byUse = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const short = new Map(byUse.map(([name], place) => [name, `--${place.toString(36)}`]));
  return (css) => css.replaceAll(CUSTOM_PROPERTY, (name) => short.get(name) ?? name);
};
/** Not the modifier of a class name, which a letter precedes. */
const CUSTOM_PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

const withoutQuery = (id: string): string => id.replace(/\?.*$/, '');
const isOfComponent = (id: string): boolean => id.endsWith('.module.css');
const layerName = (place: number): string => `l${place.toString(36)}`;

type SheetsWalk = {
  /** The style sheets of the components that a file needs at once; unused exports are ignored. */
  readonly used: (file: string) => readonly string[];
  /**
   * All style sheets in the order of imports; document-wide rules come first and give way to every
   * component.
   */
  readonly order: readonly string[];
};

const walkSheets = async (files: readonly string[]): Promise<SheetsWalk> => {
  let imported: readonly string[] = [];
  const walk = await rolldown({
    input: [...new Set(files)],
    external: (id) => id.includes('?') || !(/^(?:[./]|@materia\/)/.test(id) || id.endsWith('.css')),
    // A style sheet without class names is used by every module that imports it.
    treeshake: {
      moduleSideEffects: (id) => files.includes(id) || (id.endsWith('.css') && !isOfComponent(id)),
    },
    plugins: [
      {
        name: 'sheets-as-names',
        load: {
          filter: { id: /\.css$/ },
          handler: () => ({ code: 'export default globalThis.sheet()', moduleType: 'js' }),
        },
        buildEnd: function () {
          imported = inOrderOfImports(
            files,
            (id) => this.getModuleInfo(id)?.importedIds ?? [],
            (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
          ).filter((id) => id.endsWith('.css'));
        },
      },
    ],
    logLevel: 'silent',
  });
  const { output } = await walk.generate({ format: 'es' });
  await walk.close();
  const chunks = new Map(
    output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const reach = (fileName: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const imported of chunks.get(fileName)?.imports ?? []) reach(imported, seen);
    return seen;
  };
  const sheets = new Map(
    [...chunks.values()].flatMap((chunk) =>
      chunk.facadeModuleId === null
        ? []
        : [
            [
              chunk.facadeModuleId,
              [...reach(chunk.fileName)]
                .flatMap((name) => chunks.get(name)?.moduleIds ?? [])
                .filter((id) => id.endsWith('.css')),
            ] as const,
          ],
    ),
  );
  return {
    used: (file) => sheets.get(file) ?? [],
    order: [
      ...imported.filter((id) => !isOfComponent(id)),
      ...imported.filter((id) => isOfComponent(id)),
    ],
  };
};

/** Every module after its imports, in execution order. Parts that load later come last. */
const inOrderOfImports = (
  entries: readonly string[],
  importsOf: ImportsOf,
  laterOf: ImportsOf,
): readonly string[] => {
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of importsOf(id)) visit(imported);
    ordered.add(id);
  };
  for (const entry of entries) visit(entry);
  // A set yields what is added while it is read, so parts of parts are found too.
  for (const id of ordered) for (const later of laterOf(id)) visit(later);
  return [...ordered];
};
