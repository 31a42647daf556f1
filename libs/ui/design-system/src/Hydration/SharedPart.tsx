import { createContext, type ReactNode, useContext, useState } from 'react';
import { ServerHtml } from './ServerHtml.tsx';

const MadeParts = createContext<ReadonlyMap<string, string>>(new Map());

/** Gives the server what it has made of the shared parts before, as HTML by their ids. */
export const SharedParts = MadeParts;

export type SharedPartProps = {
  /** Names the place in the page. */
  readonly id: string;
  /** Tells apart what the part shows. */
  readonly showing: string;
  readonly children: () => ReactNode;
};

/**
 * A part that looks alike on many pages: the server makes it once, and the application leaves it as it was sent until it has to
 * show something else. Links and forms in it work like everywhere else; it has no handlers of its own.
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
