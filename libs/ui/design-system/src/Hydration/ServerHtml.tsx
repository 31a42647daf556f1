import { useState } from 'react';

/** A place of the page as the server sent it. When the application has to make the page anew, it finds the place where it was. */
export const ServerHtml = ({ id }: { readonly id: string }) => {
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? '' }));
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
};
