import { Suggesting, Text, TextField, type TextFieldProps } from '@materia/ui-design-system';
import { usePath, useText } from '../provider/ShopProvider.tsx';

/**
 * The field for the town of an address. It is a plain field; with scripts, towns are suggested
 * while typing (`start-town-fields.ts`). Places that the shop does not know are accepted.
 */
export const TownField = ({
  ofPostcode,
  shown,
  ...field
}: TextFieldProps & {
  /** The name of the field with the postal code, from which a script fills in the town. */
  readonly ofPostcode?: string | undefined;
  /** The town that the page put in itself, and the postal code to which it belongs. */
  readonly shown?: { readonly postcode: string; readonly city: string } | undefined;
}) => {
  const t = useText();
  const to = usePath();
  return (
    <div
      data-town-field={t('errors.addressAutocompleteFail')}
      data-town-of={ofPostcode}
      data-shown-town={shown?.city}
      data-shown-postcode={shown?.postcode}
    >
      <Suggesting source={to('placeSuggestions')}>
        <TextField {...field} />
      </Suggesting>
      <Text as="div" size="s" tone="danger">
        <output aria-label={field.label} data-problem-of-towns="" />
      </Text>
    </div>
  );
};
