import {
  Button,
  ButtonLink,
  Container,
  Grid,
  Link,
  MessagePage,
  SearchField,
  Text,
} from '@materia/ui-design-system';
import type { MenuCategory, SentField } from '@materia/page-request';
import { searchForm, usePath, useText } from '@materia/ui-shop';

type ErrorPageProps = {
  readonly status: number;
  /** Links offered on a page that was not found. */
  readonly departments: readonly MenuCategory[];
  /** The URL to retry after a failure of the shop. */
  readonly retryPath: string;
  /** What was typed into the form that failed, so that it can be sent again. */
  readonly sentFields?: readonly SentField[] | undefined;
};

/** The error in the market's language, with links to continue. */
export const ErrorPage = ({ status, departments, retryPath, sentFields = [] }: ErrorPageProps) => {
  const t = useText();
  const to = usePath();
  const { title, text } = wordsFor(status);
  const isFormKept = status >= 500 && sentFields.length > 0;
  return (
    <Container>
      <title>{t(title)}</title>
      <MessagePage
        icon={status < 500 ? 'search' : 'warning'}
        drawing={status === 404 ? 'lost' : undefined}
        title={t(title)}
        text={
          isFormKept ? (
            <>
              <Text>{t(text)}</Text>
              <Text>{t('errors.formKept')}</Text>
            </>
          ) : (
            t(text)
          )
        }
        note={status >= 500 && t('errors.problemCode', { code: '500' })}
        actions={
          <>
            {isFormKept && (
              <form method="post" action={retryPath}>
                {sentFields.map(([name, value], at) => (
                  <input key={at} type="hidden" name={name} value={value} />
                ))}
                <Button type="submit">{t('errors.sendAgain')}</Button>
              </form>
            )}
            {status >= 500 && !isFormKept && (
              <ButtonLink href={retryPath}>{t('errors.retry')}</ButtonLink>
            )}
            <ButtonLink href={to('home')} variant={status >= 500 ? 'secondary' : 'primary'}>
              {t('errors.toHome')}
            </ButtonLink>
          </>
        }
      >
        {status < 500 && departments.length > 0 && (
          <>
            <SearchField
              id="search-on"
              action={to('search')}
              name={searchForm.names.words}
              label={t('header.searchLabel')}
              placeholder={t('header.searchPlaceholder')}
              submitLabel={t('common.search')}
            />
            <Grid as="ul" cells="m" gap={2}>
              {departments.map(({ name, path }) => (
                <li key={path}>
                  <Link href={path}>{name}</Link>
                </li>
              ))}
            </Grid>
          </>
        )}
      </MessagePage>
    </Container>
  );
};

const wordsFor = (status: number) => {
  if (status === 404)
    return { title: 'errors.notFoundTitle', text: 'errors.notFoundText' } as const;
  if (status === 403)
    return { title: 'errors.forbiddenTitle', text: 'errors.forbiddenText' } as const;
  if (status < 500)
    return { title: 'errors.badRequestTitle', text: 'errors.badRequestText' } as const;
  if (status >= 503)
    return { title: 'errors.unavailableTitle', text: 'errors.unavailableText' } as const;
  return { title: 'errors.problemTitle', text: 'errors.problemText' } as const;
};
