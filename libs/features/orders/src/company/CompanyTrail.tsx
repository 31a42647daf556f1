import { Breadcrumb } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';

type CompanyTrailProps = {
  readonly list?: { readonly title: string; readonly href: string };
  readonly title: string;
};

/** The way back from a page of the company. */
export const CompanyTrail = ({ list, title }: CompanyTrailProps) => {
  const t = useText();
  const to = usePath();
  return (
    <Breadcrumb
      label={t('orders.breadcrumbs')}
      items={[
        { label: t('account.title'), href: to('account') },
        { label: t('company.title'), href: to('company') },
        ...(list === undefined ? [] : [{ label: list.title, href: list.href }]),
        { label: title },
      ]}
    />
  );
};
