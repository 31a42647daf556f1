import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { changePreferences } from './preferences.action.ts';
import { loadPreferences } from './preferences.loader.ts';
import { PreferencesView } from './PreferencesView.tsx';

export const loader = loadPreferences;
export const action = changePreferences;

const PreferencesPage = () => (
  <>
    <title>{useText()('accountMenu.receipts')}</title>
    <PreferencesView
      facts={useLoaderData<typeof loader>()}
      outcome={useActionData<typeof action>()}
    />
  </>
);
export default PreferencesPage;
