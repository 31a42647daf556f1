import { useText } from '@materia/ui-shop';
import { DataErasedView } from './DataErasedView.tsx';

const DataErasedPage = () => (
  <>
    <title>{useText()('myData.erasedTitle')}</title>
    <DataErasedView />
  </>
);
export default DataErasedPage;
