import { aRefusal, type MockResponses, mockHost } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { type ApprovalActionData, decideApproval } from './approval.action.ts';
import { loadApproval, loadApprovals } from './approvals.loader.ts';
import { ApprovalsView } from './ApprovalsView.tsx';
import { ApprovalView } from './ApprovalView.tsx';

const params = { approvalId: 'approval-1' };
const MEMBERS: Partial<MockResponses> = { readMyApproval: () => ({ refusal: 'not-found' }) };

describe.each(markets)('orders that wait for an approver in $id', (market) => {
  const t = market.texts.approvals;
  const visit = (answers: Partial<MockResponses> = {}) =>
    aVisit(market, mockHost(answers), { customer: ANNA, cartId: 'cart-1' });
  const page = async (answers: Partial<MockResponses>, outcome?: ApprovalActionData) =>
    draw(
      <ApprovalView {...await loadApproval({ ...visit(answers), params })} outcome={outcome} />,
      market,
    );
  const send = (form: Readonly<Record<string, string>>, answers: Partial<MockResponses> = {}) => {
    const shopper = visit(answers);
    return outcomeOf<ApprovalActionData>(() =>
      decideApproval({ context: shopper.context, params, request: posted(form) }),
    );
  };

  it('show an approver what has changed, and both decisions (BEY-43)', async () => {
    const html = await page(MEMBERS);
    for (const text of ['changedTitle', 'order', 'refuseReason', 'askedTotal', 'nowTotal'] as const)
      expect(html).toContain(t[text]);
    expect(html).not.toContain(t.withdraw);
    expect(html).toContain('399');
  });

  it('show their member the state, and no decision but the withdrawal (BEY-43)', async () => {
    const html = await page({});
    expect(html).toContain(t.waitingText);
    expect(html).toContain(t.withdraw);
    expect(html).not.toContain(t.refuseReason);
  });

  it('are not found for anybody else (BEY-43)', async () => {
    const nobody = visit({
      ...MEMBERS,
      readCompanyApproval: () => ({ refusal: 'not-found' }),
    });
    const found = await loadApproval({ ...nobody, params }).catch((thrown: unknown) => thrown);
    expect(found).toMatchObject({ init: { status: 404 } });
  });

  it('are listed for their approver and for their member (BEY-43)', async () => {
    const listed = async (answers: Partial<MockResponses>) => {
      const request = new Request('https://shop.example/');
      return draw(
        <ApprovalsView {...await loadApprovals({ ...visit(answers), request })} />,
        market,
      );
    };
    expect(await listed({})).toContain(t.toApprove);
    expect(await listed({ readMyCompany: () => ({ reply: { company: null } }) })).toContain(t.mine);
  });

  it.each([
    ['', 'missing', t.reasonMissing],
    ['x'.repeat(501), 'too-long', undefined],
  ] as const)(
    'are not refused with “%s”, which is %s (BEY-43)',
    async (reason, fault, sentence) => {
      const { status, facts } = await send({ intent: 'refuse', reason }, MEMBERS);
      expect(status).toBe(422);
      expect(facts).toEqual({ fault, reason });
      if (sentence !== undefined) expect(await page(MEMBERS, facts)).toContain(sentence);
    },
  );

  it.each([
    ['approval-decided', 409, t.decided],
    ['cart-locked', 409, t.busy],
    ['forbidden', 502, t.failed],
  ] as const)(
    'are not ordered for %s, with its sentence (BEY-43)',
    async (code, expected, says) => {
      const { status, facts } = await send(
        { intent: 'order' },
        { ...MEMBERS, orderApproval: () => aRefusal(code) },
      );
      expect(status).toBe(expected);
      expect(await page(MEMBERS, facts)).toContain(says);
    },
  );

  it('lead to the cart when an approver orders them, and back to themselves after a decision (BEY-43)', async () => {
    const ordered = await send({ intent: 'order' }, MEMBERS);
    expect([ordered.status, ordered.location]).toEqual([303, market.routes.cart.canonical]);
    const decisions: readonly (readonly [Readonly<Record<string, string>>, object])[] = [
      [{ intent: 'withdraw' }, {}],
      [{ intent: 'refuse', reason: 'No' }, MEMBERS],
    ];
    for (const [form, answers] of decisions) {
      const { status, location } = await send(form, answers);
      expect(status).toBe(303);
      expect(location).toContain('approval-1');
    }
  });
});
