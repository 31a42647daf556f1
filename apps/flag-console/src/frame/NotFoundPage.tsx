import { Stack, Text } from '@materia/ui-design-system';
import { Link } from 'react-router';
import { useWords } from '../texts/use-words.ts';
import { PageHeading } from './PageHeading.tsx';

/** The answer to an address without a page, and to one that names a flag or set that does not exist. */
export const NotFoundPage = () => {
  const { t } = useWords();
  return (
    <Stack gap={4}>
      <PageHeading>{t('notFound.title')}</PageHeading>
      <Text>{t('notFound.text')}</Text>
      <Link to="/">{t('notFound.toStart')}</Link>
    </Stack>
  );
};
