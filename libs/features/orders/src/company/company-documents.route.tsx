import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadCompanyDocuments } from './company.loader.ts';
import { CompanyDocumentsView } from './CompanyDocumentsView.tsx';

export const loader = loadCompanyDocuments;

const CompanyDocumentsPage = () => (
  <>
    <title>{useText()('company.documents')}</title>
    <CompanyDocumentsView {...useLoaderData<typeof loader>()} />
  </>
);
export default CompanyDocumentsPage;
