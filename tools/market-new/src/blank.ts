import ts from 'typescript';

/**
 * Turns a file of one market into the blank file of a new market. Names and shape stay. Values that
 * people must write become `toFill`, which fits no type, so that the compiler lists each place.
 *
 * It preserves derivable values (`known`, by path: `facts.id`), names imported from neighbouring
 * files, and objects whose keys are the same in every market. Objects whose keys differ must be
 * filled in as a whole.
 */
export const TO_FILL = 'toFill';
const DECLARATION = `const ${TO_FILL}: unique symbol = Symbol('to fill');`;

export type Known = Readonly<Record<string, string>>;

/** Returns the code for a missing value, from its path and the sample's value. */
export type StandIn = (path: string, sample: ts.Expression) => string;

/**
 * Functions whose parameter checks would report extra places in a half-written file, with the type
 * they return.
 */
const MAKERS: Readonly<Record<string, string>> = { marketRoutes: 'MarketRoutes' };

type Named = {
  readonly name: string;
  readonly start: number;
  readonly value: ts.Expression;
  readonly type: string | undefined;
  readonly isExported: boolean;
  readonly statement: ts.VariableStatement;
};

/** A text as a string literal, with invisible spaces escaped. */
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

/** An object, or the object argument of a call such as `marketRoutes({…})`. */
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

/**
 * The type of each value, from the first sample that declares it: the market that defines the text
 * types declares none.
 */
const layoutOf = (samples: readonly [string, ...string[]]): string =>
  samples.find((sample) =>
    namedValues(parse(sample)).every(({ isExported, type }) => !isExported || type !== undefined),
  ) ?? samples[0];

/** The imports that the body still needs; a function is replaced with its return type. */
const usedImports = (file: ts.SourceFile, body: string): readonly string[] =>
  file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const named = statement.importClause?.namedBindings;
    if (named === undefined || !ts.isNamedImports(named)) return [statement.getText()];
    const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(body);
    const used = named.elements
      .flatMap((element) => [element.getText(), MAKERS[element.name.text] ?? ''])
      .filter((name) => name !== '' && isUsed(name.replace(/^type /, '')));
    const isOfTypes =
      statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      used.every((name) => Object.values(MAKERS).includes(name));
    const type = isOfTypes ? 'type ' : '';
    return used.length === 0
      ? []
      : [`import ${type}{ ${used.join(', ')} } from ${statement.moduleSpecifier.getText()};`];
  });

/** Writes a value: known, unchanged, by its parts, or to be filled in. */
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
    return withoutComments(
      replaced(
        value,
        object.properties.filter(ts.isPropertyAssignment).map(({ initializer, name }) => ({
          node: initializer,
          text: rewrite(initializer, `${path}.${name.getText().replaceAll(/['"]/g, '')}`),
        })),
      ),
    );
  };
  return rewrite;
};

/** Comments on lines of their own, which explain the sample's values. */
const withoutComments = (object: string): string => object.replaceAll(/^[ \t]*\/\/.*\n/gm, '');

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

/** Replaces the function call with its return type while values are missing. */
const unmade = (
  value: ts.Expression,
  text: string,
): { readonly text: string; readonly type: string | undefined } => {
  const maker = ts.isCallExpression(value) ? value.expression.getText() : '';
  const type = text.includes(TO_FILL) ? MAKERS[maker] : undefined;
  return type === undefined ? { text, type } : { text: text.slice(maker.length + 1, -1), type };
};

/**
 * Blanks a file. `samples` is the same file of every market, already with the new market's names;
 * the first that declares its types defines the layout. `foreign` are words that mark comments
 * about the sample's country.
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
  // A declared type instead of `as const satisfies`, so that missing values are reported here only.
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

/** Line numbers (from 1) that still have to be filled in, once per value. */
export const placesToFill = (source: string): readonly number[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      line === DECLARATION
        ? []
        : [...line.matchAll(new RegExp(`\\b${TO_FILL}\\b`, 'g'))].map(() => index + 1),
    );
