import { createContext, type ReactNode, useContext, useState } from 'react';
import { ServerHtml } from './ServerHtml.tsx';

const MadeParts = createContext<ReadonlyMap<string, string>>(new Map());

/** Provides the server with shared parts rendered earlier, as HTML by id. */
export const SharedParts = MadeParts;

export type SharedPartProps = {
  /** Identifies the element in the page. */
  readonly id: string;
  /** Changes whenever the content of the part changes. */
  readonly showing: string;
  readonly children: () => ReactNode;
};

/**
 * A part that looks the same on many pages: the server renders it once, and the application leaves it untouched until it has to
 * show something else. Its links and forms work as usual; it has no event handlers of its own.
 */
export const SharedPart = ({ id, showing, children }: SharedPartProps) => {
  const made = useContext(MadeParts).get(id);
  const [sent] = useState(() =>
    typeof document !== 'undefined' && document.getElementById(id) !== null ? showing : undefined,
  );
  if (made !== undefined) return <div id={id} dangerouslySetInnerHTML={{ __html: made }} />;
  if (sent === showing) return <ServerHtml key="sent" id={id} />;
  return (
    <div key="made" id={id}>
      {children()}
    </div>
  );
};
