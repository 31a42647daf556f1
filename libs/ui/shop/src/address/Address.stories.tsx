import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Container, Stack } from '@materia/ui-design-system';
import { useShop } from '../provider/ShopProvider.tsx';
import { addressTexts, anAddress } from '../samples/address-texts.ts';
import {
  addressBookRequirements,
  type AddressRequirements,
  type AddressFaults,
} from './address-fields.ts';
import { AddressForm } from './AddressForm.tsx';

type FormProps = {
  readonly filled?: boolean;
  readonly faults?: AddressFaults;
  readonly changes?: Partial<AddressRequirements>;
};

const Form = ({ filled = false, faults = {}, changes }: FormProps) => {
  const { market, t } = useShop();
  const address = anAddress(market.language);
  const duties = addressBookRequirements(market.settings, {
    streetNumberFirst: false,
    personEditable: true,
  });
  return (
    <Container size="narrow">
      <form method="post" noValidate>
        <Stack gap={5}>
          <AddressForm
            values={filled ? address : {}}
            faults={faults}
            duties={{ ...duties, ...changes }}
            words={addressTexts(market.language)}
            postcodeExample={address.postcode}
          />
          <div>
            <Button>{t('checkout.next')}</Button>
          </div>
        </Stack>
      </form>
    </Container>
  );
};

const meta: Meta<FormProps> = {
  title: 'Shop/AddressForm',
  component: Form,
  subcomponents: { AddressForm },
  args: { filled: true, faults: {}, changes: {} },
  argTypes: { filled: { control: 'boolean' } },
};
export default meta;
type Story = StoryObj<FormProps>;

export const Empty: Story = { args: { filled: false } };
export const Filled: Story = {};
/** FLAG-31 on: the number comes first. */
export const NumberFirst: Story = {
  args: { changes: { streetNumberFirst: true, civility: 'none', region: 'none' } },
};
/** FLAG-15 off: the name is read-only. */
export const PersonFixed: Story = { args: { changes: { personEditable: false } } };
export const Refused: Story = {
  tags: ['screenshot'],
  args: {
    filled: false,
    faults: {
      firstname: { kind: 'missing' },
      lastname: { kind: 'too-long', maximum: 50 },
      street: { kind: 'missing' },
      postcode: { kind: 'not-a-postcode' },
      city: { kind: 'region-not-served' },
      telephone: { kind: 'mobile-needed' },
    },
  },
};
