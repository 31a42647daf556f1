import { needsSecondFactor, type StaffRole, type StaffRoles } from '@materia/domain-feature-flags';
import type { PasswordHashing } from '../platform/auth/password-hashing.ts';
import type { Db } from '../platform/database/with-tx.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import {
  administers,
  STAFF_DUTIES,
  type StaffDuties,
  type StaffDuty,
} from '../platform/staff/duties.ts';
import type { SealedTexts } from '../desk/console/sealed-text.ts';

/** The authenticator secret of all demo accounts that need a code. */
export const DEMO_TOTP_SECRET = 'MATERIADEMOCONSOLE2345ABCDEFGHIJ';

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

/** A viewer, an editor and an approver of every unit, an administrator of all, and somebody for each duty in all of them. */
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

/** Creates the demo staff that are not there yet. Approvers and administrators need a code. */
export const createDemoStaff = async (
  db: Db,
  passwords: PasswordHashing,
  seals: SealedTexts,
  units: readonly string[],
): Promise<void> => {
  const people = demoStaff(units);
  const known = await db.selectFrom('staff').select('email').execute();
  if (people.every(({ email }) => known.some((row) => row.email === email))) return;
  const hashed = await passwords.hash(DEMO_PASSWORD);
  if (!hashed.ok) throw new Error('Nobody else hashes passwords at the start');
  for (const { email, name, roles, duties } of people) {
    const needsCode = needsSecondFactor(roles) || administers(duties);
    await db
      .insertInto('staff')
      .values({
        email,
        name,
        password_hash: hashed.value,
        roles: JSON.stringify(roles),
        duties: JSON.stringify(duties),
        totp_secret: needsCode ? seals.seal(DEMO_TOTP_SECRET) : null,
        totp_step: 0,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
  }
};
