import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { RefusedCall } from './api/queries.ts';
import { Pages } from './Pages.tsx';
import { firstLanguage, chooseLanguage, readerOf } from './texts/languages.ts';
import { WordsContext } from './texts/use-words.ts';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // Repeating the request does not change a refusal.
      retry: (count, error) => !(error instanceof RefusedCall) && count < 2,
      refetchOnWindowFocus: true,
    },
  },
});

export const App = () => {
  const [chosen, setChosen] = useState(firstLanguage);
  const words = useMemo(
    () => ({
      t: readerOf(chosen),
      language: chosen,
      choose: (language: string) => setChosen(chooseLanguage(language)),
    }),
    [chosen],
  );
  useEffect(() => {
    document.documentElement.lang = words.language.language;
  }, [words]);
  return (
    <WordsContext value={words}>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </QueryClientProvider>
    </WordsContext>
  );
};
