import { Link } from '@materia/ui-design-system';
import { CompareFields, usePath, useText } from '@materia/ui-shop';

/**
 * The shared comparison form of a listing, whose buttons are on the cards. Links to the comparison.
 */
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
    <form id={id} method="post" action={page} data-stays="">
      <CompareFields returnTo={returnTo} />
      <Link href={page}>{t('comparator.open')}</Link>
    </form>
  );
};
