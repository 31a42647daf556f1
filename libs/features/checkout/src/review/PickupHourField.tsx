import { slotMinutes } from '@materia/domain-promise';
import { Alert, Button, Cluster, SelectField, Stack } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';
import { pickupHourForm, type PickupHours } from './pickup-hours.ts';
import { slotValue } from '../progress/slot-value.ts';

/**
 * The form that changes the hour. It is beside the one that orders, so that Enter never does one
 * instead of the other.
 */
const FORM = 'pickup-hour-form';

export const PickupHourForm = () => <form id={FORM} method="post" />;

/** Another pickup hour, for a few minutes after it was chosen. */
export const PickupHourField = ({
  hours: { slots, chosen, until, runsOut },
}: {
  readonly hours: PickupHours;
}) => {
  const t = useText();
  const { longDate, time } = useFormats();
  return (
    <Stack gap={3}>
      <Alert type={runsOut ? 'warning' : 'information'}>
        {runsOut ? t('transport.hourRunsOut') : t('transport.hourOpen', { time: time(until) })}
      </Alert>
      <Cluster align="end">
        <SelectField
          form={FORM}
          name={pickupHourForm.names.hour}
          label={t('transport.hour')}
          defaultValue={chosen}
          options={slots.map((slot) => ({
            value: slotValue(slot),
            label: `${longDate(slot.date)}, ${t('checkout.slotFromTo', {
              from: time(slotMinutes(slot.startHour).from),
              to: time(slotMinutes(slot.startHour).to),
            })}`,
          }))}
        />
        <Button form={FORM} variant="secondary">
          {t('transport.hourChange')}
        </Button>
      </Cluster>
    </Stack>
  );
};
