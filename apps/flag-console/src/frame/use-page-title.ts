import { useEffect } from 'react';
import { useWords } from '../texts/use-words.ts';

/** Names the page in the browser's title, for tabs, history and screen readers. */
export const usePageTitle = (title: string): void => {
  const { t } = useWords();
  useEffect(() => {
    document.title = `${title} · Materia ${t('frame.title')}`;
  }, [title, t]);
};
