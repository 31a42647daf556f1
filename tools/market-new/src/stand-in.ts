import ts from 'typescript';
import { quoted, type StandIn } from './blank.ts';
import { pseudoWords } from './pseudo.ts';

/** The code of a list or an object of texts, or of a call that takes texts, in pseudo words. */
const pseudoCode = (value: ts.Expression): string | undefined => {
  if (ts.isStringLiteralLike(value)) return quoted(pseudoWords(value.text));
  if (ts.isArrayLiteralExpression(value)) {
    const items = value.elements.map(pseudoCode);
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (ts.isCallExpression(value)) {
    const texts = value.arguments.map(pseudoCode);
    return texts.includes(undefined)
      ? undefined
      : `${value.expression.getText()}(${texts.join(', ')})`;
  }
  if (ts.isObjectLiteralExpression(value)) {
    const properties = value.properties.map((property) => {
      const text = ts.isPropertyAssignment(property) ? pseudoCode(property.initializer) : undefined;
      return text === undefined ? undefined : `${property.name?.getText() ?? ''}: ${text}`;
    });
    return properties.includes(undefined) ? undefined : `{ ${properties.join(', ')} }`;
  }
  return undefined;
};

/**
 * Derives texts that are not keys of the market's texts, such as those of the demo shop, from the
 * sample's. Throws for a value that is not a text, because the sample then lacks a fact.
 */
export const pseudoStandIn: StandIn = (path, sample) => {
  const code = pseudoCode(sample);
  if (code === undefined) throw new Error(`The sample market has no value for ${path}`);
  return code;
};
