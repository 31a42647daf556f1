import { Link } from '@materia/ui-design-system';
import { CompareFields, usePath, useText } from '@materia/ui-shop';
import { Form } from 'react-router';

/** The shared comparison form of a listing, whose buttons are on the cards. Links to the comparison. */
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
