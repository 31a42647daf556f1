import { STAFF_DUTIES, type StaffDuty } from '@materia/api-contract';
import { needsSecondFactor, type StaffRole, type StaffRoles } from '@materia/domain-feature-flags';
import type { PasswordHashing } from '../platform/auth/password-hashing.ts';
import type { Db } from '../platform/database/with-tx.ts';
import type { DemoSecrets } from '../platform/process/secrets.ts';
import { administers, type StaffDuties } from '../platform/staff/duties.ts';
import type { SealedTexts } from '../desk/console/sealed-text.ts';

const NAMES: Readonly<Record<StaffRole, string>> = {
  viewer: 'Vera',
  editor: 'Eli',
  approver: 'Abel',
  administrator: 'Ada',
};
const OF_A_UNIT = ['viewer', 'editor', 'approver'] as const satisfies readonly StaffRole[];

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
    email: 'administrator@console.example',
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
 * Creates the missing demo staff, and gives all of them the secrets of the data folder. Approvers and
 * administrators need a code.
 */
export const createDemoStaff = async (
  db: Db,
  passwords: PasswordHashing,
  seals: SealedTexts,
  units: readonly string[],
  { password, totpSecret }: DemoSecrets,
): Promise<void> => {
  const people = demoStaff(units);
  const rows = await db.selectFrom('staff').select(['email', 'password_hash']).execute();
  const known = new Map(rows.map((row) => [row.email, row.password_hash ?? undefined]));
  const [first] = people;
  // All of them share one password, so checking one account shows whether it is still this one.
  const matches = await passwords.matches(password, known.get(first?.email ?? ''), 'start-up');
  if (matches.ok && matches.value && people.every(({ email }) => known.has(email))) return;
  const hashed = await passwords.hash(password);
  if (!hashed.ok) throw new Error('No one else hashes passwords during the start');
  for (const { email, name, roles, duties } of people) {
    const needsCode = needsSecondFactor(roles) || administers(duties);
    const proof = {
      password_hash: hashed.value,
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
