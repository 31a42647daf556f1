import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Refused, usePerson } from './api/queries.ts';
import { ComparePage } from './compare/ComparePage.tsx';
import { FlagPage } from './flag/FlagPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { GridPage } from './grid/GridPage.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { PreviewPage } from './preview/PreviewPage.tsx';
import { NewSetPage } from './sets/NewSetPage.tsx';
import { SetPage } from './sets/SetPage.tsx';
import { SetsPage } from './sets/SetsPage.tsx';
import { SignInPage } from './sign-in/SignInPage.tsx';
import { firstLanguage, keepLanguage } from './texts/languages.ts';
import { WordsContext } from './texts/use-words.ts';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal does not go away by asking again.
      retry: (count, error) => !(error instanceof Refused) && count < 2,
      refetchOnWindowFocus: true,
    },
  },
});

export const App = () => {
  const [words, setWords] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = words.language;
    document.title = `Materia · ${words.title}`;
  }, [words]);
  const value = useMemo(() => ({ words, choose: (language: string) => setWords(keepLanguage(language)) }), [words]);
  return (
    <WordsContext value={value}>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </QueryClientProvider>
    </WordsContext>
  );
};

const Pages = () => {
  const { data: person, isPending, isError } = usePerson();
  if (isPending) return null;
  if (isError) return <SignInPage />;
  return (
    <Frame person={person}>
      <Routes>
        <Route index element={<GridPage />} />
        <Route path="flags/:flag" element={<FlagPage />} />
        <Route path="sets" element={<SetsPage />} />
        <Route path="sets/new" element={<NewSetPage />} />
        <Route path="sets/:unit/:set" element={<SetPage />} />
        <Route path="sets/:unit/:set/preview" element={<PreviewPage />} />
        <Route path="compare" element={<ComparePage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="*" element={<GridPage />} />
      </Routes>
    </Frame>
  );
};
