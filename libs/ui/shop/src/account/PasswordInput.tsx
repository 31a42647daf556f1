import { PasswordField, type PasswordFieldProps } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';

/** A password field with the market's name for its button. */
export const PasswordInput = (props: Omit<PasswordFieldProps, 'show'>) => (
  <PasswordField {...props} show={useText()('common.showPassword')} />
);
