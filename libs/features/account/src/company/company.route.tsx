import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { changeCompany } from './company.action.ts';
import { loadCompany } from './company.loader.ts';
import { CompanyView } from './CompanyView.tsx';

export const loader = loadCompany;
export const action = changeCompany;

const CompanyPage = () => (
  <>
    <title>{useText()('company.title')}</title>
    <CompanyView {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default CompanyPage;
