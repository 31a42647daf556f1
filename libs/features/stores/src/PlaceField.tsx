import { Suggesting, Text, TextField } from '@materia/ui-design-system';
import { type FieldName, usePath, useShop, useText } from '@materia/ui-shop';
import type { PlaceFieldContent } from './start-place-field.ts';

export type PlaceFieldProps = {
  readonly id: string;
  readonly name: FieldName;
  readonly label: string;
  readonly hint: string;
  readonly typed: string;
  readonly error: string | undefined;
  /** Nothing but a suggestion that is chosen is sent without the button. */
  readonly waits?: boolean;
};

/**
 * The field for a postal code or town. It is a plain form field; with scripts, towns are suggested
 * while typing, and a complete postal code or a suggested town is sent without the button
 * (`start-place-field.ts`).
 */
export const PlaceField = ({
  id,
  name,
  label,
  hint,
  typed,
  error,
  waits = false,
}: PlaceFieldProps) => {
  const t = useText();
  const to = usePath();
  const { market } = useShop();
  const content: PlaceFieldContent = {
    postcode: market.rules.postcode,
    failed: t('errors.addressAutocompleteFail'),
    ...(waits && { waits }),
  };
  return (
    <div data-place-field={JSON.stringify(content)}>
      <Suggesting source={to('placeSuggestions')}>
        <TextField
          id={id}
          name={name}
          label={label}
          hint={hint}
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
