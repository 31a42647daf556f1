import { Button } from '@materia/ui-design-system';
import type { UndoForm } from '../frame-facts/frame-data.ts';

/** A form that undoes what a message reports. */
export const UndoButton = ({ action, fields, label }: UndoForm) => (
  <form method="post" action={action}>
    {fields.map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" variant="secondary" size="s" icon="return">
      {label}
    </Button>
  </form>
);
