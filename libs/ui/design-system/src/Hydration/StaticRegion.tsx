import type { ReactNode } from 'react';
import { ServerHtml } from './ServerHtml.tsx';

export type StaticRegionProps<Value> = {
  /** Names the place in the page. */
  readonly id: string;
  /** What the part shows; without a value it stands as the server sent it. */
  readonly of: { readonly value?: Value };
  readonly children: (value: Value) => ReactNode;
};

/**
 * A part of the page that the application leaves as the server sent it, so that its data need not travel a second
 * time. Links and forms in it work like everywhere else. After a change of page its data are there, and it is made
 * in the browser like all others.
 */
export const StaticRegion = <Value,>({ id, of: { value }, children }: StaticRegionProps<Value>) =>
  value === undefined ? (
    <ServerHtml key="sent" id={id} />
  ) : (
    <div key="made" id={id}>
      {children(value)}
    </div>
  );
