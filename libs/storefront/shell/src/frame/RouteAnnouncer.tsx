import { VisuallyHidden } from '@materia/ui-design-system';
import type { TextReader } from '@materia/market-model';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Tells screen readers that another page is open, and moves the focus to its heading, as a full page load would. */
export const RouteAnnouncer = ({ t }: { readonly t: TextReader }) => {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, state]);
  return (
    <div aria-live="assertive" aria-atomic="true">
      {title === undefined ? null : <VisuallyHidden>{t('header.pageChanged', { title })}</VisuallyHidden>}
    </div>
  );
};
