import { useText } from '@materia/ui-shop';
import { useActionData } from 'react-router';
import { orderQuickly } from './quick-order.action.ts';
import { QuickOrderView } from './QuickOrderView.tsx';

export const action = orderQuickly;

const QuickOrderPage = () => (
  <>
    <title>{useText()('quickOrder.title')}</title>
    <QuickOrderView outcome={useActionData<typeof action>()} />
  </>
);
export default QuickOrderPage;
