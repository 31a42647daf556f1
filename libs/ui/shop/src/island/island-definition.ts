import type { SomeTexts, TextKey } from '@materia/market-model';
import { type ComponentType, createElement, type ReactElement } from 'react';

/** When browsers load the code of an island: once it is in view, or once somebody points at it, focuses it or touches it. */
export type IslandStart = 'visible' | 'touch';

/** What a page sends with an island, as JSON: the component's props, and its texts by namespace and name. */
export type IslandContent<Props> = { readonly props: Props; readonly texts: SomeTexts };

/** A part of a page that React takes over in the browser. The rest of the page stays plain HTML. */
export type IslandDefinition<Props extends object> = {
  /** Finds the island's code in the list of islands (`islands.ts` of the shell). */
  readonly name: string;
  readonly start: IslandStart;
  /** The texts that the component may read in the browser; they are sent with the page. */
  readonly texts: readonly TextKey[];
  readonly Component: ComponentType<Props>;
};

/** An island as the browser opens it, whatever its props. */
export type OpenIsland = (content: string) => {
  readonly element: ReactElement;
  readonly texts: SomeTexts;
};

export type Island<Props extends object> = IslandDefinition<Props> & { readonly open: OpenIsland };

/** Defines an island; `open` reads what the page sent with it. */
export const defineIsland = <Props extends object>(
  definition: IslandDefinition<Props>,
): Island<Props> => ({
  ...definition,
  open: (content) => {
    const { props, texts }: IslandContent<Props> = JSON.parse(content);
    return { element: createElement(definition.Component, props), texts };
  },
});
