import type { ReactNode } from 'react';
import { ServerHtml } from './ServerHtml.tsx';

export type StaticRegionProps<Value> = {
  /** Identifies the element in the page. */
  readonly id: string;
  /** The region's data; without a value the region stays as the server sent it. */
  readonly of: { readonly value?: Value };
  readonly children: (value: Value) => ReactNode;
};

/**
 * A region that the application leaves as the server rendered it, so that its data is not sent a second
 * time. Its links and forms work as usual. After a navigation its data is available, and it is rendered
 * in the browser like any other component.
 */
export const StaticRegion = <Value,>({ id, of: { value }, children }: StaticRegionProps<Value>) =>
  value === undefined ? (
    <ServerHtml key="sent" id={id} />
  ) : (
    <div key="made" id={id}>
      {children(value)}
    </div>
  );
