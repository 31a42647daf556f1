import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { leaveQuote } from './leave-quote.action.ts';
import { loadLeaveQuote } from './leave-quote.loader.ts';
import { LeaveQuoteView } from './LeaveQuoteView.tsx';

export const loader = loadLeaveQuote;
export const action = leaveQuote;

const LeaveQuotePage = () => (
  <>
    <title>{useText()('quotes.leaveTitle')}</title>
    <LeaveQuoteView {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default LeaveQuotePage;
