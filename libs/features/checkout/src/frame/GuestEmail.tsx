import { Link, Text } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';

/** The email address with which a guest orders, and a link to change it. */
export const GuestEmail = ({ email }: { readonly email: string }) => {
  const t = useText();
  const to = usePath();
  return (
    <Text>
      {t('guest.orderedAs', { email })}{' '}
      <Link href={to('checkoutGuest')}>{t('guest.changeEmail')}</Link>
    </Text>
  );
};
