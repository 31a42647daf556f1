import { Suggesting, TextField, type TextFieldProps } from '@materia/ui-design-system';
import { usePath } from '../provider/ShopProvider.tsx';

/**
 * The field for the town of an address. It is a plain field; with scripts, towns are suggested while typing
 * (`start-town-fields.ts`). Places that the shop does not know are accepted.
 */
export const TownField = (field: TextFieldProps) => (
  <div data-town-field="">
    <Suggesting source={usePath()('placeSuggestions')}>
      <TextField {...field} />
    </Suggesting>
  </div>
);
