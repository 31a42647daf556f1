import { Button } from '@materia/ui-design-system';
import { placeForm, usePath, useText } from '@materia/ui-shop';
import { PlaceField } from '../PlaceField.tsx';
import styles from './PlaceForm.module.css';

export type PlaceFormProps = {
  readonly id: string;
  readonly typed: string;
  readonly error?: string | undefined;
  readonly postcodeExample: string;
};

/** The form that takes a postal code or a town. Nothing is sent before the shopper says so. */
export const PlaceForm = ({ id, typed, error, postcodeExample }: PlaceFormProps) => {
  const t = useText();
  const to = usePath();
  return (
    <form method="post" action={to('place')} noValidate className={styles.form}>
      <div className={styles.field}>
        <PlaceField
          id={id}
          name={placeForm.names.place}
          label={t('place.unknown')}
          hint={t('place.hint', { example: postcodeExample })}
          typed={typed}
          error={error}
          waits
        />
      </div>
      <Button type="submit">{t('place.save')}</Button>
    </form>
  );
};
