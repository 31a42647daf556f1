import ts from 'typescript';

/** Names of the two global functions that the changed code calls. */
export const IS_REMOVED = 'materiaIsRemoved';
export const UNLESS_REMOVED = 'materiaUnlessRemoved';

/** Attributes that style or wire a component and are no facts themselves. */
const WITHOUT_FACTS = new Set(
  (
    'className key ref id htmlFor style as tone size look variant gap align narrow weight columns icon iconAfter ' +
    'aria-labelledby aria-describedby aria-controls labelledBy describedBy fieldId targetId formId form ' +
    'sizes srcSet width height viewBox d x y cx cy r transform type method enctype loading fetchPriority ' +
    'crossOrigin rel as padding level showing name kind popoverTarget commandfor dialogId ' +
    'data-picture-fallback plainWidth tabIndex fill textLength fontSize ' +
    'data-page data-facts data-island data-start data-step data-ticks data-position data-seen data-content'
  ).split(' '),
);
/** Attributes that name a field: removing them changes the form's meaning. */
const FIELD_NAMES = new Set(['input', 'select', 'textarea', 'button']);
/** Elements without shop content: drawings beside a text, and the router's own. */
const WITHOUT_CONTENT = new Set(
  'Icon PaymentLogos Logo Wordmark Links Meta Scripts ScrollRestoration svg path circle rect line polyline text br'.split(
    ' ',
  ),
);

type Edit = {
  readonly at: number;
  readonly isClosing: boolean;
  readonly order: number;
  readonly text: string;
};

/**
 * Makes every rendered fact of a component file removable: each element, each expression among its
 * children, and each expression of an attribute or of an object in an attribute. `path` begins the
 * ids, which continue with line, column and what is removed. Types of the code do not matter
 * afterwards.
 */
export const withRemovableFacts = (code: string, path: string): string => {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const edits: Edit[] = [];
  let order = 0;
  const wrap = (start: number, end: number, before: string, after: string): void => {
    order += 1;
    edits.push({ at: start, isClosing: false, order, text: before });
    edits.push({ at: end, isClosing: true, order: -order, text: after });
  };
  const idOf = (node: ts.Node, what: string): string => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
    return JSON.stringify(`${path}:${line + 1}:${character + 1} ${what}`);
  };
  const visit = (node: ts.Node, attribute: string | undefined): void => {
    let inAttribute = attribute;
    // Drawings are hidden from readers, and the text beside them says the same; templates show
    // no content until a script fills them.
    if (
      ts.isJsxElement(node) &&
      ['svg', 'template'].includes(node.openingElement.tagName.getText(file))
    )
      return;
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      const opening = ts.isJsxElement(node) ? node.openingElement : node;
      const name = opening.tagName.getText(file);
      if (!WITHOUT_CONTENT.has(name)) {
        const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
        const [before, after] = isChild ? ['{', '}'] : ['(', ')'];
        wrap(
          node.getStart(file),
          node.getEnd(),
          `${before}globalThis.${IS_REMOVED}(${idOf(node, `<${name}>`)})?null:`,
          after,
        );
      }
      inAttribute = undefined;
    } else if (ts.isJsxExpression(node) && node.expression !== undefined) {
      const { expression, parent } = node;
      if (ts.isJsxAttribute(parent)) {
        inAttribute = parent.name.getText(file);
        if (isTelling(inAttribute, parent)) wrapValue(expression, inAttribute);
      } else if (
        !isFunction(expression) &&
        !endsInElement(expression) &&
        !isSpace(expression) &&
        !isDrawing(parent)
      ) {
        wrap(
          expression.getStart(file),
          expression.getEnd(),
          `globalThis.${IS_REMOVED}(${idOf(expression, `{${brief(expression.getText(file))}}`)})?null:(`,
          ')',
        );
      }
    } else if (
      inAttribute !== undefined &&
      ts.isPropertyAssignment(node) &&
      !WITHOUT_FACTS.has(node.name.getText(file))
    )
      wrapValue(node.initializer, node.name.getText(file));
    ts.forEachChild(node, (child) => visit(child, inAttribute));
  };
  const wrapValue = (expression: ts.Expression, name: string): void => {
    if (isFunction(expression) || endsInElement(expression) || ts.isLiteralExpression(expression))
      return;
    if (ts.isObjectLiteralExpression(expression) || ts.isArrayLiteralExpression(expression)) return;
    wrap(
      expression.getStart(file),
      expression.getEnd(),
      `globalThis.${UNLESS_REMOVED}(${idOf(expression, `${name}=`)},(`,
      '))',
    );
  };
  const isTelling = (name: string, attribute: ts.JsxAttribute): boolean =>
    !/^on[A-Z]/.test(name) &&
    (!WITHOUT_FACTS.has(name) ||
      (name === 'name' && FIELD_NAMES.has(attribute.parent.parent.tagName.getText(file))));
  visit(file, undefined);
  edits.sort(
    (a, b) => a.at - b.at || Number(b.isClosing) - Number(a.isClosing) || a.order - b.order,
  );
  let changed = '';
  let from = 0;
  for (const { at, text } of edits) {
    changed += code.slice(from, at) + text;
    from = at;
  }
  return changed + code.slice(from);
};

/** A space between two elements. */
const isSpace = (expression: ts.Expression): boolean =>
  ts.isStringLiteral(expression) && expression.text.trim() === '';

/** The parts of a drawing with a text beside it. */
const isDrawing = (parent: ts.Node): boolean =>
  ts.isJsxElement(parent) && ['svg', 'text'].includes(parent.openingElement.tagName.getText());

const brief = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 60);

const isFunction = (expression: ts.Expression): boolean =>
  ts.isArrowFunction(expression) || ts.isFunctionExpression(expression);

/** Whether an expression chooses between elements, each of which is removable itself. */
const endsInElement = (expression: ts.Expression): boolean => {
  if (ts.isParenthesizedExpression(expression)) return endsInElement(expression.expression);
  if (ts.isConditionalExpression(expression))
    return endsInElement(expression.whenTrue) || endsInElement(expression.whenFalse);
  if (ts.isBinaryExpression(expression)) return endsInElement(expression.right);
  return (
    ts.isJsxElement(expression) ||
    ts.isJsxSelfClosingElement(expression) ||
    ts.isJsxFragment(expression)
  );
};
