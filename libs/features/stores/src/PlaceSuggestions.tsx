import type { SuggestedPlace } from '@materia/api-stores';
import { Suggestion, SuggestionList } from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';

/** Towns below the search field for stores. */
export const PlaceSuggestions = ({ places }: { readonly places: readonly SuggestedPlace[] }) => {
  const t = useText();
  return (
    <SuggestionList
      label={t('locator.places')}
      announcement={
        places.length === 0
          ? t('locator.noPlace')
          : t('locator.placeCount', { count: places.length })
      }
      noneText={t('locator.noPlace')}
    >
      {places.map(({ id, name, postcode }) => (
        <Suggestion key={id} label={name} detail={postcode} words={name} />
      ))}
    </SuggestionList>
  );
};
