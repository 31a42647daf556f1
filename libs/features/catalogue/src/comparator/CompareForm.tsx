import { CompareFields, type CompareFieldsProps, usePath } from '@materia/ui-shop';
import { Form } from 'react-router';

/** Puts a product of a list into the comparison and comes back to the list. */
export const CompareForm = ({ product, returnTo }: Pick<CompareFieldsProps, 'product' | 'returnTo'>) => (
  <Form method="post" action={usePath()('comparator')} preventScrollReset>
    <CompareFields product={product} returnTo={returnTo} wide />
  </Form>
);
