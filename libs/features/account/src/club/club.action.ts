import { type TransformationProblem, turnPointsIntoCoupon } from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import { fail } from '@materia/domain-kernel';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { transformForm } from './club-forms.ts';

/** Why points were not transformed, with the confirmation, which may be sent again. */
export type ClubOutcome = {
  readonly problem: TransformationProblem['kind'] | 'not-confirmed';
  readonly key: string;
};

/** The status of a page that shows why nothing changed. */
const STATUS = {
  'silver-status-needed': 422,
  'no-points': 409,
  'not-confirmed': 422,
  failed: 502,
} as const satisfies Readonly<Record<ClubOutcome['problem'], number>>;

/** Turns the points of the member into a coupon and shows it (303). */
export const transformMyPoints = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const { host, session, to } = context.get(shopRequest);
  const { key, points, sure } = transformForm.read(await request.formData());
  const refuse = (problem: ClubOutcome['problem']) =>
    data<ClubOutcome>({ problem, key }, { status: STATUS[problem] });
  if (points === undefined || key === '') return refuse('failed');
  if (!sure) return refuse('not-confirmed');
  const done = await turnPointsIntoCoupon(host, { key, points }).catch(
    outageAs(fail<TransformationProblem>({ kind: 'failed' })),
  );
  if (!done.ok) return refuse(done.error.kind);
  session.flash({ type: 'success', key: 'club.transformed' });
  return redirect(to('loyalty'), 303);
};
