import { ButtonLink, Container, Heading, Stack, Text } from '@materia/ui-design-system';
import type { TextReader } from '@materia/market-model';

type ErrorPageProps = { readonly status: number; readonly t: TextReader; readonly homePath: string };

/** What went wrong, in the market's words (RTE-33, RTE-35, ERR-21). */
export const ErrorPage = ({ status, t, homePath }: ErrorPageProps) => {
  const { title, text } = wordsFor(status);
  return (
    <Container>
      <title>{t(title)}</title>
      <Stack>
        <Heading level={1}>{t(title)}</Heading>
        <Text>{t(text)}</Text>
        {status >= 500 ? <Text>{t('errors.problemCode', { code: '500' })}</Text> : null}
        <ButtonLink href={homePath}>{t('errors.toHome')}</ButtonLink>
      </Stack>
    </Container>
  );
};

const wordsFor = (status: number) => {
  if (status === 404) return { title: 'errors.notFoundTitle', text: 'errors.notFoundText' } as const;
  if (status === 403) return { title: 'errors.forbiddenTitle', text: 'errors.forbiddenText' } as const;
  if (status < 500) return { title: 'errors.badRequestTitle', text: 'errors.badRequestText' } as const;
  if (status >= 503) return { title: 'errors.unavailableTitle', text: 'errors.unavailableText' } as const;
  return { title: 'errors.problemTitle', text: 'errors.problemText' } as const;
};
