import { Route, Routes } from 'react-router';
import { usePerson } from './api/queries.ts';
import { CompaniesPage } from './companies/CompaniesPage.tsx';
import { ComparePage } from './compare/ComparePage.tsx';
import { FlagPage } from './flag/FlagPage.tsx';
import { ConsoleFrame } from './frame/ConsoleFrame.tsx';
import { NotFoundPage } from './frame/NotFoundPage.tsx';
import { StartPage } from './start/StartPage.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { PreviewPage } from './preview/PreviewPage.tsx';
import { MoneyPage } from './money/MoneyPage.tsx';
import { NewSetPage } from './sets/NewSetPage.tsx';
import { SetPage } from './sets/SetPage.tsx';
import { SetsPage } from './sets/SetsPage.tsx';
import { SignInPage } from './sign-in/SignInPage.tsx';

/** Every page of the console, behind its sign-in. */
export const Pages = () => {
  const { data: person, isPending, isError } = usePerson();
  if (isPending) return null;
  if (isError) return <SignInPage />;
  return (
    <ConsoleFrame person={person}>
      <Routes>
        <Route index element={<StartPage person={person} />} />
        <Route path="money" element={<MoneyPage />} />
        <Route path="companies" element={<CompaniesPage />} />
        <Route path="flags/:flag" element={<FlagPage />} />
        <Route path="sets" element={<SetsPage />} />
        <Route path="sets/new" element={<NewSetPage />} />
        <Route path="sets/:unit/:set" element={<SetPage />} />
        <Route path="sets/:unit/:set/preview" element={<PreviewPage />} />
        <Route path="compare" element={<ComparePage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ConsoleFrame>
  );
};
