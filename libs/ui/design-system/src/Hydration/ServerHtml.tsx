import { useState } from 'react';

/** Server-rendered HTML that React leaves untouched. If React has to re-render the page, the HTML is taken over from the document. */
export const ServerHtml = ({ id }: { readonly id: string }) => {
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? '' }));
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
};
