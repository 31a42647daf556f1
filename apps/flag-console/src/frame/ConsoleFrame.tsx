import type { Person } from '@materia/api-contract';
import { Button, Container, SelectField, SkipLink } from '@materia/ui-design-system';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useConsoleMutation, useUnits } from '../api/queries.ts';
import { unitsWithDuty } from './units-with-duty.ts';
import { LANGUAGES } from '../texts/languages.ts';
import { useWords } from '../texts/use-words.ts';
import styles from './Frame.module.css';

type FrameProps = { readonly person: Person; readonly children: ReactNode };

/** A flag's page belongs to the grid of flags. */
const isPartOf = (entry: string, path: string): boolean =>
  entry === '/' ? path === '/' || path.startsWith('/flags/') : path.startsWith(entry);

/** Header and menu around every page of the console. */
export const ConsoleFrame = ({ person, children }: FrameProps) => {
  const { t } = useWords();
  const { pathname } = useLocation();
  const signOut = useConsoleMutation<object>();
  const waiting = useUnits().reduce((sum, { toApprove }) => sum + toApprove, 0);
  // Focus moves to the heading of a new page, also for screen readers.
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus();
    window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it runs for each page, but does not read its path.
  }, [pathname]);
  const pages = [
    ...(Object.keys(person.roles).length === 0
      ? []
      : [
          { to: '/', label: t('menu.grid') },
          {
            to: '/sets',
            label: waiting === 0 ? t('menu.sets') : t('menu.setsToApprove', { count: waiting }),
          },
          { to: '/compare', label: t('menu.compare') },
          { to: '/history', label: t('menu.history') },
        ]),
    ...(unitsWithDuty(person, 'orders').length === 0
      ? []
      : [{ to: '/money', label: t('menu.money') }]),
    ...(unitsWithDuty(person, 'customer-service').length === 0
      ? []
      : [{ to: '/companies', label: t('menu.companies') }]),
  ];
  return (
    <>
      <SkipLink targetId="content">{t('frame.skip')}</SkipLink>
      <header className={styles.head}>
        <Container className={styles.bar}>
          <span className={styles.brand}>
            Materia <span className={styles.what}>{t('frame.title')}</span>
          </span>
          <nav aria-label={t('menu.label')} className={styles.menu}>
            {pages.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                className={styles.item}
                aria-current={isPartOf(to, pathname) ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
          <div className={styles.person}>
            <span>{person.name}</span>
            <div className={styles.language}>
              <LanguageChoice />
            </div>
            <Button
              size="s"
              variant="secondary"
              busy={signOut.isPending}
              onClick={() => signOut.mutate((host) => host('signOutOfConsole', {}))}
            >
              {t('menu.signOut')}
            </Button>
          </div>
        </Container>
      </header>
      <main id="content" className={styles.main}>
        <Container>{children}</Container>
      </main>
    </>
  );
};

export const LanguageChoice = () => {
  const { t, language, choose } = useWords();
  return (
    <SelectField
      name="language"
      label={t('menu.chooseLanguage')}
      hideLabel
      value={language.language}
      onChange={(event) => choose(event.currentTarget.value)}
      options={LANGUAGES.map((each) => ({ value: each.language, label: each.name }))}
    />
  );
};
