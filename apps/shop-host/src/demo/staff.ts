import { STAFF_DUTIES, type StaffDuty } from '@materia/api-contract';
import { needsSecondFactor, type StaffRole, type StaffRoles } from '@materia/domain-feature-flags';
import type { Db } from '../platform/database/with-tx.ts';
import { dutiesNeedSecondFactor } from '../platform/staff/duties.ts';
import type { StaffDuties } from '../platform/contract/context.ts';
import type { SealedTexts } from '../desk/console/sealed-text.ts';

const NAMES: Readonly<Record<StaffRole, string>> = {
  viewer: 'Vera',
  editor: 'Eli',
  approver: 'Abel',
  administrator: 'Ada',
};
const OF_A_UNIT = ['viewer', 'editor', 'approver'] as const satisfies readonly StaffRole[];

/** Exists in every data folder. */
export const ADMINISTRATOR = 'administrator@console.example';

type DemoPerson = {
  readonly email: string;
  readonly name: string;
  readonly roles: StaffRoles;
  readonly duties: StaffDuties;
};

const NAME_OF_DUTY: Readonly<Record<StaffDuty, string>> = {
  content: 'Cleo',
  catalogue: 'Kai',
  orders: 'Otto',
  'customer-service': 'Sofia',
  administration: 'Aron',
};

/** A viewer, an editor and an approver for every unit, an administrator of all units, and a person for each duty in all units. */
export const demoStaff = (units: readonly string[]): readonly DemoPerson[] => [
  {
    email: ADMINISTRATOR,
    name: NAMES.administrator,
    roles: Object.fromEntries(units.map((unit) => [unit, 'administrator'])),
    duties: {},
  },
  ...units.flatMap((unit) =>
    OF_A_UNIT.map((role) => ({
      email: `${role}.${unit}@console.example`,
      name: `${NAMES[role]} ${unit.toUpperCase()}`,
      roles: { [unit]: role },
      duties: {},
    })),
  ),
  ...STAFF_DUTIES.map((duty) => ({
    email: `${duty}@staff.example`,
    name: NAME_OF_DUTY[duty],
    roles: {},
    duties: Object.fromEntries(units.map((unit) => [unit, [duty]])),
  })),
];

/**
 * Creates the missing demo staff, and gives all of them the password and the authenticator secret of the data folder.
 * Those who decide or move money need a code.
 */
export const createDemoStaff = async (
  db: Db,
  seals: SealedTexts,
  units: readonly string[],
  { passwordHash, totpSecret }: { readonly passwordHash: string; readonly totpSecret: string },
): Promise<void> => {
  const people = demoStaff(units);
  const rows = await db.selectFrom('staff').select(['email', 'password_hash']).execute();
  const known = new Map(rows.map((row) => [row.email, row.password_hash]));
  if (people.every(({ email }) => known.get(email) === passwordHash)) return;
  for (const { email, name, roles, duties } of people) {
    const needsCode = needsSecondFactor(roles) || dutiesNeedSecondFactor(duties);
    const proof = {
      password_hash: passwordHash,
      totp_secret: needsCode ? seals.seal(totpSecret) : null,
      totp_step: 0,
    };
    await db
      .insertInto('staff')
      .values({
        email,
        name,
        roles: JSON.stringify(roles),
        duties: JSON.stringify(duties),
        ...proof,
      })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(proof))
      .execute();
  }
};
