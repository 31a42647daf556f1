import type { Reply } from '@materia/api-contract';
import type { RegisteredCompany } from '@materia/domain-customer';

/** A company of a register on the wire. */
export const wireCompany = ({
  name,
  taxNumber,
  companyNumber,
  seatNumber,
  vatNumber,
  address,
  createdOn,
  activity,
  legalForm,
  employees,
}: RegisteredCompany): Reply<'readCompany'> => ({
  siret: taxNumber,
  denomination: name,
  ...(companyNumber !== undefined && { siren: companyNumber }),
  ...(seatNumber !== undefined && { nic: seatNumber }),
  ...(createdOn !== undefined && { creationDate: createdOn }),
  ...(address && { address: { ...address } }),
  ...(vatNumber !== undefined && { vatNumber }),
  ...(activity && {
    activityTypeCode: activity.code,
    ...(activity.label !== undefined && { activityTypeLabel: activity.label }),
  }),
  ...(legalForm && {
    legalNatureCode: legalForm.code,
    ...(legalForm.label !== undefined && { legalNatureLabel: legalForm.label }),
  }),
  ...(employees !== undefined && { employeeSlices: employees }),
});
