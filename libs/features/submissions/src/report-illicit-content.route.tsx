import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { loadReport, report } from './report.action.ts';
import { ReportView } from './ReportView.tsx';

export const loader = loadReport;
export const action = report;

const ReportPage = () => {
  const t = useText();
  return (
    <>
      <title>{t('report.title')}</title>
      <meta name="description" content={t('report.description')} />
      <ReportView {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
    </>
  );
};
export default ReportPage;
