import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from '@materia/domain-holiday-calendar';
import { type StepperPage, PAYMENT_METHODS, stepperOf } from '@materia/domain-checkout';
import { Button, Cluster, RadioGroup, Stack, Text } from '@materia/ui-design-system';
import { CartTotalsTable } from '../cart/CartTotalsTable.tsx';
import { useShop } from '../provider/ShopProvider.tsx';
import { aCartWithTotals } from '../samples/carts.ts';
import { aDay, privateViewer } from '../samples/offers.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { PaymentMethodIcons } from './PaymentMethodIcons.tsx';
import { SlotPicker, type SlotPickerProps } from './SlotPicker.tsx';

const meta: Meta = { title: 'Shop/Checkout' };
export default meta;
type Story = StoryObj;

const LABELS = {
  delivery: 'checkout.stepDelivery',
  information: 'checkout.stepInformation',
  summary: 'checkout.stepSummary',
  pay: 'checkout.stepPay',
} as const;

const Step = ({ page }: { readonly page: StepperPage }) => {
  const { market, t } = useShop();
  const { explanation, total } = aCartWithTotals(market.currency);
  return (
    <CheckoutLayout
      stepsLabel={t('checkout.steps')}
      steps={stepperOf(page).map(({ name, state }) => ({
        label: t(LABELS[name]),
        state,
        ...(state === 'done' && { href: `#${name}` }),
      }))}
      title={t('checkout.deliveryTitle')}
      lead={
        <Text tone="soft">{t('checkout.deliveryLead', { store: 'Materia Poznań Franowo' })}</Text>
      }
      asideTitle={t('cart.summary')}
      aside={
        <CartTotalsTable
          explanation={explanation}
          total={total}
          ecoIncluded={{ ...total.included, minor: 0 }}
          viewer={privateViewer}
        />
      }
    >
      <form method="post">
        <Stack>
          <RadioGroup
            name="method"
            legend={t('checkout.method')}
            framed
            defaultValue="two"
            options={[
              {
                value: 'two',
                label: t('checkout.driveTwoHours'),
                hint: t('checkout.driveTwoHoursText'),
              },
              {
                value: 'slot',
                label: t('checkout.driveScheduled'),
                hint: t('checkout.driveScheduledText'),
              },
            ]}
          />
          <Cluster justify="between">
            <Button variant="quiet" icon="arrow-left">
              {t('checkout.backToCart')}
            </Button>
            <Button size="l" iconAfter="arrow-right">
              {t('checkout.next')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </CheckoutLayout>
  );
};

export const DeliveryChoice: Story = { render: () => <Step page="delivery" /> };
export const Information: Story = { render: () => <Step page="recipient" /> };
/** The longest step name. */
export const Summary: Story = { render: () => <Step page="review" /> };

const MarketMethods = () => (
  <PaymentMethodIcons methods={useShop().market.settings.paymentMethods} />
);

export const PaymentMethods: Story = { render: () => <MarketMethods /> };

export const AllPaymentMethods: Story = {
  render: () => <PaymentMethodIcons methods={PAYMENT_METHODS} />,
};

const HOURS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

/** Five days from Tuesday; a few hours are fully booked. */
const slotDays: SlotPickerProps['days'] = [0, 1, 2, 3, 4].map((ahead) => {
  const date = addDays(aDay('2026-11-24'), ahead);
  return {
    date,
    slots: HOURS.map((startHour) => ({
      value: `${date}T${startHour}`,
      startHour,
      available: (startHour + ahead) % 4 !== 0,
    })),
  };
});

const Slots = ({ refused = false }: { readonly refused?: boolean }) => {
  const { t } = useShop();
  return (
    <SlotPicker
      days={slotDays}
      chosen={refused ? '' : '2026-11-24T9'}
      error={refused ? t('checkout.slotGone') : undefined}
    />
  );
};

export const Hours: Story = { render: () => <Slots /> };
export const HoursRefused: Story = { render: () => <Slots refused /> };
