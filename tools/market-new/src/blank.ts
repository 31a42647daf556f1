import ts from 'typescript';

/**
 * A file of one market turned into the same file of a market that nobody has written yet. Names and shape stay,
 * what people must write becomes `toFill`: a value that fits no type, so that the compiler lists each place.
 *
 * Kept are: values that are known without asking (`known`, by path: `facts.id`), names imported from neighbour
 * files, and objects whose keys are alike in every market. Objects whose keys differ are to fill as a whole.
 */
export const TO_FILL = 'toFill';
const DECLARATION = `const ${TO_FILL}: unique symbol = Symbol('to fill');`;

export type Known = Readonly<Record<string, string>>;

/** What stands for a value that nobody gave: the code to write, from the value's path and the sample's value. */
export type StandIn = (path: string, sample: ts.Expression) => string;

/** Makers whose parameter checks would report a file that is half written in further places, with the type they make. */
const MAKERS: Readonly<Record<string, string>> = { marketRoutes: 'MarketRoutes' };

type Named = {
  readonly name: string;
  readonly start: number;
  readonly value: ts.Expression;
  readonly type: string | undefined;
  readonly isExported: boolean;
  readonly statement: ts.VariableStatement;
};

/** A text as the code of a string, blanks that cannot be seen as escapes. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f')}'`;

const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('market.ts', source, ts.ScriptTarget.ES2024, true);

/** The value under `as const satisfies T`, with T. */
const unwrapped = (
  expression: ts.Expression,
): { readonly value: ts.Expression; readonly type: string | undefined } => {
  if (ts.isSatisfiesExpression(expression))
    return { value: unwrapped(expression.expression).value, type: expression.type.getText() };
  return ts.isAsExpression(expression)
    ? { value: expression.expression, type: undefined }
    : { value: expression, type: undefined };
};

const namedValues = (file: ts.SourceFile): readonly Named[] =>
  file.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap((declaration): readonly Named[] => {
      if (declaration.initializer === undefined || !ts.isIdentifier(declaration.name)) return [];
      const { value, type } = unwrapped(declaration.initializer);
      const isExported =
        statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
      return [
        {
          name: declaration.name.text,
          start: declaration.name.getStart(),
          value,
          type: declaration.type?.getText() ?? type,
          isExported,
          statement,
        },
      ];
    }),
  );

const keyOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name?.getText().replaceAll(/['"]/g, '') ?? property.getText();

/** An object, or the object that a maker such as `marketRoutes({…})` takes. */
const objectIn = (value: ts.Expression): ts.ObjectLiteralExpression | undefined => {
  if (ts.isObjectLiteralExpression(value)) return value;
  const [only, ...others] = ts.isCallExpression(value) ? value.arguments : [];
  return only !== undefined && others.length === 0 && ts.isObjectLiteralExpression(only)
    ? only
    : undefined;
};

/** The keys of every object of a file, by the object's path. */
const keysByPath = (source: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const visit = (value: ts.Expression, path: string): void => {
    const object = objectIn(value);
    if (object === undefined) return;
    found.set(path, object.properties.map(keyOf).toSorted().join());
    for (const property of object.properties)
      if (ts.isPropertyAssignment(property))
        visit(property.initializer, `${path}.${keyOf(property)}`);
  };
  for (const { name, value } of namedValues(parse(source))) visit(value, name);
  return found;
};

const neighbours = (file: ts.SourceFile): ReadonlySet<string> =>
  new Set(
    file.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
      const named = importClause?.namedBindings;
      return moduleSpecifier.getText().startsWith("'.") &&
        named !== undefined &&
        ts.isNamedImports(named)
        ? named.elements.map(({ name }) => name.text)
        : [];
    }),
  );

/** The first sample says for each value which type it has, or the first that does: a market whose texts others follow declares none. */
const layoutOf = (samples: readonly [string, ...string[]]): string =>
  samples.find((sample) =>
    namedValues(parse(sample)).every(({ isExported, type }) => !isExported || type !== undefined),
  ) ?? samples[0];

/** The imports that the body still needs; a maker gives way to the type of what it makes. */
const usedImports = (file: ts.SourceFile, body: string): readonly string[] =>
  file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const named = statement.importClause?.namedBindings;
    if (named === undefined || !ts.isNamedImports(named)) return [statement.getText()];
    const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(body);
    const used = named.elements
      .flatMap((element) => [element.getText(), MAKERS[element.name.text] ?? ''])
      .filter((name) => name !== '' && isUsed(name));
    const isOfTypes =
      statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      used.every((name) => Object.values(MAKERS).includes(name));
    const type = isOfTypes ? 'type ' : '';
    return used.length === 0
      ? []
      : [`import ${type}{ ${used.join(', ')} } from ${statement.moduleSpecifier.getText()};`];
  });

/** Writes a value anew: given, kept, taken apart, or to fill. */
const rewriter = (
  shapes: readonly ReadonlyMap<string, string>[],
  known: Known,
  kept: ReadonlySet<string>,
  standIn: StandIn,
) => {
  const isAgreed = (path: string): boolean =>
    new Set(shapes.map((shape) => shape.get(path))).size === 1;
  const rewrite = (value: ts.Expression, path: string): string => {
    const given = known[path];
    if (given !== undefined) return given;
    if (ts.isIdentifier(value) && kept.has(value.text)) return value.text;
    const object = objectIn(value);
    if (object === undefined || !isAgreed(path)) return standIn(path, value);
    return replaced(
      value,
      object.properties.filter(ts.isPropertyAssignment).map(({ initializer, name }) => ({
        node: initializer,
        text: rewrite(initializer, `${path}.${name.getText().replaceAll(/['"]/g, '')}`),
      })),
    );
  };
  return rewrite;
};

const replaced = (
  whole: ts.Node,
  parts: readonly { readonly node: ts.Node; readonly text: string }[],
): string => {
  const start = whole.getStart();
  return parts
    .toReversed()
    .reduce(
      (text, { node, text: put }) =>
        text.slice(0, node.getStart() - start) + put + text.slice(node.getEnd() - start),
      whole.getText(),
    );
};

const commentOf = (statement: ts.Node, foreign: readonly string[]): string => {
  const comment =
    ts
      .getLeadingCommentRanges(statement.getFullText(), 0)
      ?.map(({ pos, end }) => statement.getFullText().slice(pos, end)) ?? [];
  return comment
    .filter((text) => !foreign.some((word) => text.includes(word)))
    .map((text) => `${text}\n`)
    .join('');
};

/** Without its maker, and with the maker's type, as long as something is to fill. */
const unmade = (
  value: ts.Expression,
  text: string,
): { readonly text: string; readonly type: string | undefined } => {
  const maker = ts.isCallExpression(value) ? value.expression.getText() : '';
  const type = text.includes(TO_FILL) ? MAKERS[maker] : undefined;
  return type === undefined ? { text, type } : { text: text.slice(maker.length + 1, -1), type };
};

/**
 * Blanks a file. `samples` is the same file of every market, already under the new market's names; the first
 * that declares its types gives the layout. `foreign` are words by which a comment shows that it speaks of the sample's country.
 */
export const blank = (
  samples: readonly [string, ...string[]],
  known: Known,
  foreign: readonly string[],
  standIn: StandIn = () => TO_FILL,
): string => {
  const layout = layoutOf(samples);
  const file = parse(layout);
  const rewrite = rewriter(samples.map(keysByPath), known, neighbours(file), standIn);
  const values = namedValues(file).filter(({ isExported }) => isExported);
  const rewritten = values.map((value) => ({ ...value, text: rewrite(value.value, value.name) }));
  if (rewritten.every(({ text, value }) => text === value.getText())) return layout;
  // A declared type instead of `as const satisfies`: what is still to fill then shows here and nowhere else.
  const body = rewritten
    .map(({ name, type, text, value, statement }) => {
      const made = unmade(value, text);
      const declared = type ?? made.type;
      return `${commentOf(statement, foreign)}export const ${name}${declared === undefined ? '' : `: ${declared}`} = ${made.text};\n`;
    })
    .join('\n');
  return [
    usedImports(file, body).join('\n'),
    ...(body.includes(TO_FILL) ? [DECLARATION] : []),
    body,
  ].join('\n\n');
};

/** Lines (from 1) of a file that are still to fill, a line once for each value. */
export const placesToFill = (source: string): readonly number[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      line === DECLARATION
        ? []
        : [...line.matchAll(new RegExp(`\\b${TO_FILL}\\b`, 'g'))].map(() => index + 1),
    );
