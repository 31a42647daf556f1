import { fetchDocumentArchive, fetchDocumentTable } from '@materia/api-orders';
import { asked, type FileArgs, fileOf } from '../invoices/document-files.ts';
import { companyOf } from './company.loader.ts';

/** The chosen documents of the customer's company as a table for accountants. */
export const loadCompanyDocumentTable = async (args: FileArgs): Promise<Response> => {
  const { shop, choice, query } = asked(args);
  const { id } = await companyOf(shop);
  return fileOf(
    shop,
    fetchDocumentTable(shop.host, choice, id),
    shop.to('companyDocuments') + query,
  );
};

/** The documents of the customer's company of a month in one archive. */
export const loadCompanyDocumentArchive = async (args: FileArgs): Promise<Response> => {
  const { shop, choice, query } = asked(args);
  const { id } = await companyOf(shop);
  return fileOf(
    shop,
    fetchDocumentArchive(shop.host, choice, id),
    shop.to('companyDocuments') + query,
  );
};
