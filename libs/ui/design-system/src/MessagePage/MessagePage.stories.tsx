import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { Container } from '../Layout/Container.tsx';
import { Grid } from '../Layout/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { MessagePage } from './MessagePage.tsx';

const meta: Meta<typeof MessagePage> = {
  title: 'Feedback/MessagePage',
  component: MessagePage,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof MessagePage>;

const toHome = <ButtonLink href="#home">To the home page</ButtonLink>;

export const NotFound: Story = {
  tags: ['screenshot'],
  args: {
    icon: 'search',
    title: 'This page is not here any more',
    text: 'The product may be sold out, or the address has a typing error. Look for it, or begin at a department.',
    actions: toHome,
    children: (
      <>
        <SearchField action="#" name="q" label="Search" submitLabel="Search" />
        <Grid as="ul" cells="s" gap={2}>
          {[
            'Building materials',
            'Roofs and gutters',
            'Insulation',
            'Doors and windows',
            'Floors and tiles',
            'Bathroom',
          ].map((name) => (
            <li key={name}>
              <Link href="#department">{name}</Link>
            </li>
          ))}
        </Grid>
      </>
    ),
  },
};

export const Problem: Story = {
  args: {
    icon: 'error',
    title: 'Something went wrong here',
    text: 'Your cart is kept. Try again in a moment.',
    note: 'Code 500',
    actions: (
      <>
        <ButtonLink href="#again">Try again</ButtonLink>
        <ButtonLink href="#home" variant="secondary">
          To the home page
        </ButtonLink>
      </>
    ),
  },
};

export const EmptyList: Story = {
  args: {
    use: 'section',
    icon: 'box',
    title: 'No orders yet',
    text: 'Your orders and their tracking are listed here.',
    actions: toHome,
  },
};

export const LongestText: Story = {
  args: {
    ...NotFound.args,
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    text: 'An-unbreakable-word-of-a-great-many-letters-that-no-window-of-a-telephone-can-hold-in-one-line',
  },
};
