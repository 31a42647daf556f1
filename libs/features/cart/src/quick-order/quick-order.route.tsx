import { useText } from '@materia/ui-shop';
import { useActionData } from 'react-router';
import { orderQuickly } from './quick-order.action.ts';
import { QuickOrderView } from './QuickOrderView.tsx';

export const action = orderQuickly;

const QuickOrderPage = () => (
  <>
    <title>{useText()('quickOrder.title')}</title>
    <meta name="robots" content="noindex" />
    <QuickOrderView outcome={useActionData<typeof action>()} />
  </>
);
export default QuickOrderPage;
