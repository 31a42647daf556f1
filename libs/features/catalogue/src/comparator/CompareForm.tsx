import { Link } from '@materia/ui-design-system';
import { CompareFields, usePath, useText } from '@materia/ui-shop';
import { Form } from 'react-router';

/** Puts products of a list into the comparison and comes back to the list; its buttons stand on the cards. It shows the way to the comparison. */
export const CompareForm = ({
  id,
  returnTo,
}: {
  readonly id: string;
  readonly returnTo: string;
}) => {
  const t = useText();
  const page = usePath()('comparator');
  return (
    <Form id={id} method="post" action={page} preventScrollReset>
      <CompareFields returnTo={returnTo} />
      <Link href={page}>{t('comparator.open')}</Link>
    </Form>
  );
};
