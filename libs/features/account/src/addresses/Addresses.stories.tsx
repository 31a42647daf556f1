import type { BookAddress } from '@materia/api-account';
import { addressBookRequirements, useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressesView, type AddressesViewProps } from './AddressesView.tsx';
import { AddressView, type AddressViewProps } from './AddressView.tsx';

const meta: Meta = { title: 'Pages/Addresses', parameters: { layout: 'fullscreen' } };
export default meta;

const HOME: BookAddress = {
  id: 'home',
  civility: 'Mrs',
  firstname: 'Anna',
  lastname: 'Nowak',
  phone: '+48601020304',
  street: ['Długa 12/5'],
  postcode: '61-001',
  city: 'Poznań',
  region: '',
  isDefaultShipping: true,
  isDefaultBilling: false,
};
const OFFICE: BookAddress = {
  ...HOME,
  id: 'office',
  firstname: 'Maximiliana-Konstantyna',
  lastname: 'Brzęczyszczykiewicz-Wolańska',
  street: ['aleja Księcia Józefa Poniatowskiego 118 m. 204', 'brama B, piętro 4'],
  isDefaultShipping: false,
  isDefaultBilling: true,
};

const book = (changes: Partial<AddressesViewProps> = {}): StoryObj<typeof AddressesView> => ({
  args: { addresses: [HOME, OFFICE], hasFailed: false, billingEditable: true, ...changes },
  render: (args) => <AddressesView {...args} />,
});

export const AddressBook: StoryObj<typeof AddressesView> = { ...book(), tags: ['screenshot'] };
export const AddressBookEmpty = book({ addresses: [] });
export const AddressBookNotLoaded = book({ addresses: [], hasFailed: true });
export const AddressInUse = book({
  billingEditable: false,
  outcome: { kind: 'address-in-use' },
});

type FormProps = Pick<AddressViewProps, 'outcome'>;

const Form = ({ outcome }: FormProps) => {
  const { market } = useShop();
  return (
    <AddressView
      facts={{
        id: undefined,
        typed: {
          values: { firstname: 'Anna', lastname: 'Nowak' },
          defaults: { shipping: false, billing: false },
        },
        requirements: addressBookRequirements(market.settings, {
          streetNumberFirst: false,
          personEditable: true,
        }),
        isDefault: { shipping: false, billing: false },
        billingEditable: true,
        postcodeExample: market.rules.postcode.example,
      }}
      outcome={outcome}
    />
  );
};

const form = (outcome: FormProps['outcome']): StoryObj<FormProps> => ({
  args: { outcome },
  render: (args) => <Form {...args} />,
});

export const NewAddress = form(undefined);
export const AddressRefused: StoryObj<FormProps> = {
  ...form({
    typed: {
      values: { lastname: 'Nowak', street: 'Długa', postcode: '6', telephone: '12' },
      defaults: { shipping: true, billing: false },
    },
    faults: {
      firstname: { kind: 'missing' },
      postcode: { kind: 'not-a-postcode' },
      city: { kind: 'missing' },
      telephone: { kind: 'not-a-phone' },
    },
    problem: undefined,
  }),
  tags: ['screenshot'],
};
export const AddressNotSaved = form({
  typed: { values: { lastname: 'Nowak' }, defaults: { shipping: false, billing: false } },
  faults: {},
  problem: 'too-many-addresses',
});
