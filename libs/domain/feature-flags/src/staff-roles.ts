/** The staff roles of a business unit, in ascending order of permissions. */
export const STAFF_ROLES = ['viewer', 'editor', 'approver', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * view: read everything · edit: write change sets · publish, undo: apply and revert them · approve:
 * be the second person · kill: switch a flag off at once · override: publish on a holiday.
 */
export const STAFF_ACTIONS = [
  'view',
  'edit',
  'publish',
  'undo',
  'approve',
  'kill',
  'override',
] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

const ACTS_OF_ROLE: Readonly<Record<StaffRole, readonly StaffAction[]>> = {
  viewer: ['view'],
  editor: ['view', 'edit', 'publish', 'undo'],
  approver: ['view', 'edit', 'publish', 'undo', 'approve', 'kill'],
  administrator: ['view', 'edit', 'publish', 'undo', 'approve', 'kill', 'override'],
};

/** A person's roles by business unit; without a role they have no access to the unit. */
export type StaffRoles = Readonly<Record<string, StaffRole>>;

export const mayAct = (roles: StaffRoles, unit: string, act: StaffAction): boolean => {
  const role = Object.hasOwn(roles, unit) ? roles[unit] : undefined;
  return role !== undefined && ACTS_OF_ROLE[role].includes(act);
};

/** Users who may approve a change need a second factor. */
export const needsSecondFactor = (roles: StaffRoles): boolean =>
  Object.values(roles).some((role) => ACTS_OF_ROLE[role].includes('approve'));
