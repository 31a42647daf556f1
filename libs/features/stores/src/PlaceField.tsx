import { Suggesting, Text, TextField } from '@materia/ui-design-system';
import { storeSearchForm, usePath, useShop, useText } from '@materia/ui-shop';
import type { PlaceFieldContent } from './start-place-field.ts';

export type PlaceFieldProps = {
  readonly typed: string;
  readonly error: string | undefined;
  readonly postcodeExample: string;
};

/**
 * The search field for a postal code or town. It is a plain form field; with scripts, towns are
 * suggested while typing, and a complete postal code or a suggested town opens its stores without
 * submitting (`start-place-field.ts`).
 */
export const PlaceField = ({ typed, error, postcodeExample }: PlaceFieldProps) => {
  const t = useText();
  const to = usePath();
  const { market } = useShop();
  const content: PlaceFieldContent = {
    postcode: market.rules.postcode,
    failed: t('errors.addressAutocompleteFail'),
  };
  return (
    <div data-place-field={JSON.stringify(content)}>
      <Suggesting source={to('placeSuggestions')}>
        <TextField
          id="place"
          name={storeSearchForm.names.place}
          label={t('stores.searchLabel')}
          hint={t('stores.searchHint', { example: postcodeExample })}
          error={error}
          defaultValue={typed}
          maxLength={80}
          autoComplete="off"
        />
      </Suggesting>
      <Text as="div" size="s" tone="danger">
        <output data-problem-of-places="" />
      </Text>
    </div>
  );
};
