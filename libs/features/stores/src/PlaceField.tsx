import { fetchPlaces, type SuggestedPlace } from '@materia/api-stores';
import { gatewayClient } from '@materia/api-client-kernel/gateway';
import { liveQueries } from '@materia/api-client-kernel/live';
import { parsePostcode } from '@materia/domain-customer';
import { parseStoreSearch } from '@materia/domain-delivery-labels';
import type { Market } from '@materia/market-model';
import { Combobox, Text, usePaused } from '@materia/ui-design-system';
import { useShop, useText } from '@materia/ui-shop';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PLACE_PARAMETER } from './place-parameter.ts';
import { useTimer } from './use-timer.ts';

export type PlaceFieldProps = {
  readonly typed: string;
  readonly error: string | undefined;
  readonly postcodeExample: string;
};

/** Pauses in typing before places are suggested and before stores are looked up. */
const SUGGESTION_PAUSE_MS = 500;
const LOOKUP_PAUSE_MS = 1000;
const LETTERS_NEEDED = 2;

const FIELD_ID = 'place';

/**
 * The search field for a postal code or town. It is a plain form field; with scripts, towns are suggested while typing,
 * and a complete postal code or a suggested town opens its stores without submitting.
 */
export const PlaceField = ({ typed: before, error, postcodeExample }: PlaceFieldProps) => {
  const t = useText();
  const { market } = useShop();
  const [typed, setTyped] = useState(before);
  const { places, hasFailed } = usePlaces(typed === before ? '' : typed, market);
  const timer = useTimer();
  const lookUp = (place: string): void => {
    const field = document.getElementById(FIELD_ID);
    if (place === before || !(field instanceof HTMLInputElement)) return;
    field.value = place;
    field.form?.requestSubmit();
  };
  const onTyped = (text: string): void => {
    setTyped(text);
    const search = parseStoreSearch(
      text,
      (postcode) => parsePostcode(postcode, market.rules.postcode).ok,
    );
    timer.set(
      search.ok && search.value.kind === 'postcode' ? () => lookUp(text.trim()) : undefined,
      LOOKUP_PAUSE_MS,
    );
  };
  return (
    <div>
      <Combobox
        id={FIELD_ID}
        name={PLACE_PARAMETER}
        label={t('stores.searchLabel')}
        hint={t('stores.searchHint', { example: postcodeExample })}
        error={error}
        defaultValue={before}
        maxLength={80}
        filter="none"
        items={places.map(({ id, name, postcode }) => ({ id, label: name, detail: postcode }))}
        noneText={t('locator.noPlace')}
        countText={(count) => t('locator.placeCount', { count })}
        onType={onTyped}
        onChoose={({ label }) => {
          timer.set(undefined, 0);
          lookUp(label);
        }}
      />
      {hasFailed && (
        <Text as="div" size="s" tone="danger">
          <output>{t('errors.addressAutocompleteFail')}</output>
        </Text>
      )}
    </div>
  );
};

type Places = { readonly places: readonly SuggestedPlace[]; readonly hasFailed: boolean };

const NO_PLACES: Places = { places: [], hasFailed: false };

/** Towns matching the typed text after a pause; postal codes need no suggestions. */
const usePlaces = (
  typed: string,
  { country, language }: Pick<Market, 'country' | 'language'>,
): Places => {
  const searchText = usePaused(typed.trim(), SUGGESTION_PAUSE_MS);
  const { data, isError } = useQuery(
    {
      queryKey: ['places', searchText, country, language],
      enabled: searchText.length >= LETTERS_NEEDED,
      queryFn: ({ signal }) =>
        fetchPlaces(gatewayClient(globalThis.fetch, signal), searchText, { country, language }),
      placeholderData: keepPreviousData,
    },
    liveQueries,
  );
  if (searchText.length < LETTERS_NEEDED) return NO_PLACES;
  return { places: data?.ok ? data.value : [], hasFailed: isError || data?.ok === false };
};
