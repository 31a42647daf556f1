import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StepperPage, stepperOf } from '@materia/domain-checkout';
import { Button, Cluster, RadioGroup, Stack, Text } from '@materia/ui-design-system';
import { CartTotalsTable } from '../cart/CartTotalsTable.tsx';
import { useShop } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { aCartWithTotals } from '../samples/carts.ts';
import { privateViewer } from '../samples/offers.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';

const LABELS = {
  delivery: 'checkout.stepDelivery',
  information: 'checkout.stepInformation',
  summary: 'checkout.stepSummary',
  pay: 'checkout.stepPay',
} as const;

type SampleProps = { readonly page: StepperPage };

const Step = ({ page }: SampleProps) => {
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
      doneLabel={t('checkout.stepDone')}
      summary={{
        title: t('checkout.yourOrder'),
        bar: t('checkout.seeOrder'),
        total: useFormats().money(total.included),
        content: (
          <CartTotalsTable
            explanation={explanation}
            total={total}
            ecoIncluded={{ ...total.included, minor: 0 }}
            viewer={privateViewer}
          />
        ),
      }}
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

const meta: Meta<SampleProps> = {
  title: 'Shop/CheckoutLayout',
  component: Step,
  subcomponents: { CheckoutLayout },
  args: { page: 'delivery' },
  argTypes: {
    page: { control: 'inline-radio', options: ['delivery', 'recipient', 'review'] },
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const DeliveryChoice: Story = {};
export const Recipient: Story = { args: { page: 'recipient' } };
/** The longest step name. */
export const Review: Story = { args: { page: 'review' } };
