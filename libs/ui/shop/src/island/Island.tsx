import type { SomeTexts, TextKey } from '@materia/market-model';
import { createContext, useContext } from 'react';
import type { IslandDefinition } from './island-definition.ts';

/** The market's texts, from which pages send to browsers what their islands read. Absent in stories, where React runs anyway. */
export const IslandTexts = createContext<SomeTexts | undefined>(undefined);

/**
 * Renders a component in place, together with what browsers need to take it over. `props` must survive JSON; the attribute
 * escapes them.
 */
export const Island = <Props extends object>({
  of: { name, start, texts, Component },
  props,
}: {
  readonly of: IslandDefinition<Props>;
  readonly props: Props;
}) => {
  const source = useContext(IslandTexts);
  if (source === undefined) return <Component {...props} />;
  return (
    <div
      data-island={name}
      data-start={start}
      data-content={JSON.stringify({ props, texts: textsOf(source, texts) })}
    >
      <Component {...props} />
    </div>
  );
};

type TextsByKey = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

const textsOf = (source: TextsByKey, keys: readonly TextKey[]): TextsByKey => {
  const found: Record<string, Record<string, unknown>> = {};
  for (const key of keys) {
    const [namespace = '', name = ''] = key.split('.');
    (found[namespace] ??= {})[name] = source[namespace]?.[name];
  }
  return found;
};
