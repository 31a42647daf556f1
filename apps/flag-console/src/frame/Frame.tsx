import type { Person } from '@materia/api-console-contract';
import { Button, Container, SelectField, SkipLink } from '@materia/ui-design-system';
import { type ReactNode, use, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useAct } from '../api/queries.ts';
import { LANGUAGES } from '../texts/languages.ts';
import { WordsContext } from '../texts/use-words.ts';
import styles from './Frame.module.css';

type FrameProps = { readonly person: Person; readonly children: ReactNode };

/** A flag's page is part of the grid of flags. */
const isPartOf = (entry: string, path: string): boolean =>
  entry === '/' ? path === '/' || path.startsWith('/flags/') : path.startsWith(entry);

/** Head and menu around every page of the console. */
export const Frame = ({ person, children }: FrameProps) => {
  const { words } = use(WordsContext);
  const { pathname } = useLocation();
  const signOut = useAct<object>();
  // A new page begins at its heading, also for those who do not see it.
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus();
    window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it runs for each page, but does not read its path.
  }, [pathname]);
  const pages = [
    { to: '/', label: words.menu.grid },
    { to: '/sets', label: words.menu.sets },
    { to: '/compare', label: words.menu.compare },
    { to: '/history', label: words.menu.history },
  ];
  return (
    <>
      <SkipLink targetId="content">{words.skip}</SkipLink>
      <header className={styles.head}>
        <Container className={styles.bar}>
          <span className={styles.brand}>
            Materia <span className={styles.what}>{words.title}</span>
          </span>
          <nav aria-label={words.menu.label} className={styles.menu}>
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
              onClick={() => signOut.mutate({ path: '/sign-out' })}
            >
              {words.menu.signOut}
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
  const { words, choose } = use(WordsContext);
  return (
    <SelectField
      name="language"
      label={words.menu.chooseLanguage}
      hideLabel
      value={words.language}
      onChange={(event) => choose(event.currentTarget.value)}
      options={LANGUAGES.map(({ language, languageName }) => ({
        value: language,
        label: languageName,
      }))}
    />
  );
};
