import { VisuallyHidden } from '@materia/ui-design-system';
import type { RouteName, TextReader } from '@materia/market-model';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { tellPageReady } from './page-ready.ts';

/** Announces a new page to scripts and screen readers and moves the focus to its heading, as a full page load would. */
export const RouteAnnouncer = ({
  t,
  page,
}: {
  readonly t: TextReader;
  readonly page: RouteName | undefined;
}) => {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
  const isVisitAgain = useNavigationType() === 'POP';
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
    // A form that keeps its position on its own page may still lead to another page.
    if (!isVisitAgain && hash === '') scrollTo(0, 0);
    setTitle(document.title);
  }, [page, pathname, hash, isVisitAgain, state]);
  return (
    <div aria-live="assertive" aria-atomic="true">
      {title === undefined ? null : (
        <VisuallyHidden>{t('header.pageChanged', { title })}</VisuallyHidden>
      )}
    </div>
  );
};
