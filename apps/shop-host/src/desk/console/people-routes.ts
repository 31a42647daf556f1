import type { ParsedInput } from '@materia/api-contract';
import { needsSecondFactor, type StaffRoles } from '@materia/domain-feature-flags';
import { fail, ok } from '@materia/domain-kernel';
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { dutiesNeedSecondFactor, parseDuties } from '../../platform/staff/duties.ts';
import { lockStaff, saveStaff } from '../../platform/staff/repository.ts';
import { addAudit } from '../flags/audit.ts';
import { lockUnit } from '../flags/repository.ts';
import { deleteSessionsOf } from './repository.ts';
import type { SealedTexts } from './sealed-text.ts';
import { newTotpSecret } from './second-factor.ts';
import { parseRoles } from './staff.ts';

type PeopleOptions = {
  readonly db: Db;
  readonly passwords: PasswordHashing;
  readonly seals: SealedTexts;
  readonly units: readonly string[];
};

/** The operator's own call: sets the staff of the console, with a role for each unit. */
export const peopleHandlers = ({
  db,
  passwords,
  seals,
  units,
}: PeopleOptions): HandlersOf<'setConsoleStaff'> => ({
  setConsoleStaff: async ({ body }, { now }) => {
    const field = unknownUnit(body, units);
    if (field !== undefined)
      return fail({ kind: 'bad-input', fields: [{ field: `body.${field}`, kind: 'unknown' }] });
    const { email, name, roles, duties, password, newSecondFactor } = body;
    const hashed = password === undefined ? undefined : await passwords.hash(password);
    if (hashed?.ok === false) return fail({ kind: 'too-many-requests' });
    const totpSecret = await withTx(db, async (tx) => {
      const known = await lockStaff(tx, email);
      const before = parseRoles(known?.roles ?? {});
      const dutiesBefore = parseDuties(known?.duties ?? {});
      const needsCode = needsSecondFactor(roles) || dutiesNeedSecondFactor(duties ?? dutiesBefore);
      const current = newSecondFactor ? null : (known?.totp_secret ?? null);
      const isAsked = needsCode || newSecondFactor === true;
      const made = isAsked && current === null ? newTotpSecret() : null;
      await saveStaff(tx, email, {
        name,
        roles: JSON.stringify(roles),
        // Whoever has a second factor keeps it, even without a role that needs it.
        totp_secret: made === null ? current : seals.seal(made),
        ...(hashed && { password_hash: hashed.value }),
        ...(duties && { duties: JSON.stringify(duties) }),
      });
      // Staff whose sign-in is weaker than their new role or duty requires must sign in again.
      const asksMore =
        needsCode && !needsSecondFactor(before) && !dutiesNeedSecondFactor(dutiesBefore);
      if (asksMore || made !== null || password !== undefined) await deleteSessionsOf(tx, email);
      await noteRoles(
        tx,
        {
          email,
          before,
          after: roles,
          isPasswordNew: password !== undefined,
          isSecondFactorNew: made !== null,
        },
        now,
      );
      return made;
    });
    return ok({ email, totpSecret });
  },
});

/** The first field that names a business unit that does not exist. */
const unknownUnit = (
  { roles, duties = {} }: Pick<ParsedInput<'setConsoleStaff'>['body'], 'roles' | 'duties'>,
  units: readonly string[],
): 'roles' | 'duties' | undefined => {
  if (!Object.keys(roles).every((unit) => units.includes(unit))) return 'roles';
  return Object.keys(duties).every((unit) => units.includes(unit)) ? undefined : 'duties';
};

type Named = {
  readonly email: string;
  readonly before: StaffRoles;
  readonly after: StaffRoles;
  readonly isPasswordNew: boolean;
  readonly isSecondFactorNew: boolean;
};

/** Writes an audit entry for each unit that the person worked in before or works in now. Units are locked in a fixed order, so that two such calls cannot deadlock. */
const noteRoles = async (
  tx: Tx,
  { email, before, after, ...isNew }: Named,
  now: string,
): Promise<void> => {
  for (const unit of [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()) {
    await lockUnit(tx, unit);
    await addAudit(tx, unit, now, {
      actor: STAFF_CREDENTIAL,
      action: 'staff-named',
      detail: { email, before: before[unit] ?? null, after: after[unit] ?? null, ...isNew },
    });
  }
};

/** The holder of the staff credential; the call does not identify a person. */
const STAFF_CREDENTIAL = 'staff-credential';
