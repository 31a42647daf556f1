import { Heading } from '@materia/ui-design-system';
import { usePageTitle } from './use-page-title.ts';

/** The heading of a page, which gets the focus when the page opens, and is its title in the browser. */
export const PageHeading = ({ children: title }: { readonly children: string }) => {
  usePageTitle(title);
  return (
    <Heading level={1} tabIndex={-1}>
      {title}
    </Heading>
  );
};
