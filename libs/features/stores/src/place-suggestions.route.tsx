import { useLoaderData } from 'react-router';
import { loadPlaceSuggestions } from './place-suggestions.loader.ts';
import { PlaceSuggestions } from './PlaceSuggestions.tsx';

export const loader = loadPlaceSuggestions;

const PlaceSuggestionsPage = () => <PlaceSuggestions places={useLoaderData<typeof loader>()} />;
export default PlaceSuggestionsPage;
