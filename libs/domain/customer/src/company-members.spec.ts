import { describe, expect, it } from 'vitest';
import {
  changeMembers,
  COMPANY_ROLES,
  companyMay,
  type CompanyRight,
  invitationState,
} from './company-members.ts';

describe('rights in a company (BEY-43, ROL-09)', () => {
  it.each([
    ['buy', ['buyer', 'administrator']],
    ['see-orders', ['buyer', 'administrator']],
    ['see-documents', ['buyer', 'accountant', 'administrator']],
    ['manage-members', ['administrator']],
  ] satisfies readonly (readonly [CompanyRight, readonly string[]])[])(
    '%s: %s',
    (right, expected) =>
      expect(COMPANY_ROLES.filter((role) => companyMay(role, right))).toEqual(expected),
  );
});

describe('the members of a company (BEY-43)', () => {
  const ANNA = { customerId: 'anna', role: 'administrator' } as const;
  const JAN = { customerId: 'jan', role: 'buyer' } as const;

  it('get other roles and leave', () => {
    expect(changeMembers([ANNA, JAN], 'jan', 'accountant')).toEqual({
      ok: true,
      value: [ANNA, { customerId: 'jan', role: 'accountant' }],
    });
    expect(changeMembers([ANNA, JAN], 'jan', undefined)).toEqual({ ok: true, value: [ANNA] });
  });

  it.each([undefined, 'buyer', 'accountant'] as const)(
    'keep their last administrator, who cannot become %s',
    (role) => {
      expect(changeMembers([ANNA, JAN], 'anna', role)).toEqual({
        ok: false,
        error: { kind: 'last-administrator' },
      });
      const two = [ANNA, { ...JAN, role: 'administrator' as const }];
      expect(changeMembers(two, 'anna', role).ok).toBe(true);
    },
  );

  it('leave a company that has lost its administrators, and get other roles there', () => {
    expect(changeMembers([JAN], 'jan', undefined)).toEqual({ ok: true, value: [] });
    expect(changeMembers([JAN], 'jan', 'accountant').ok).toBe(true);
  });

  it('are nobody else', () =>
    expect(changeMembers([ANNA], 'jan', 'buyer')).toEqual({
      ok: false,
      error: { kind: 'no-such-member' },
    }));
});

describe('an invitation (BEY-43)', () => {
  const OPEN = { acceptedAt: null, withdrawnAt: null, expiresAt: '2026-11-27T09:00:00.000Z' };
  const BEFORE = '2026-11-27T08:59:59.999Z';
  it.each([
    ['open', OPEN, BEFORE],
    ['expired', OPEN, OPEN.expiresAt],
    ['accepted', { ...OPEN, acceptedAt: BEFORE }, OPEN.expiresAt],
    ['withdrawn', { ...OPEN, withdrawnAt: BEFORE }, BEFORE],
  ] as const)('is %s', (state, invitation, now) =>
    expect(invitationState(invitation, now)).toBe(state),
  );
});
