import { VisuallyHidden } from '@materia/ui-design-system';
import type { RouteName, TextReader } from '@materia/market-model';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { tellPageReady } from './page-ready.ts';

/** Tells scripts and screen readers that another page is open, and moves the focus to its heading, as a full page load would. */
export const RouteAnnouncer = ({ t, page }: { readonly t: TextReader; readonly page: RouteName | undefined }) => {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef<string>(undefined);
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return;
    const isFirst = shown.current === undefined;
    shown.current = pathname;
    tellPageReady({ page, path: pathname, title: document.title });
    if (isFirst) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [page, pathname, state]);
  return (
    <div aria-live="assertive" aria-atomic="true">
      {title === undefined ? null : <VisuallyHidden>{t('header.pageChanged', { title })}</VisuallyHidden>}
    </div>
  );
};
