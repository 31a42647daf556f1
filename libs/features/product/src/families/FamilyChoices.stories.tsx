import { offerFacts, readOffer } from '@materia/api-catalogue';
import { anOffer } from '@materia/api-mocks';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FamilyChoices } from './FamilyChoices.tsx';
import type { ChoiceFacts } from './family-facts.ts';

const COLOURS = ['#969ca3', '#eef0f1', '#bf3a30', '#3d70b2', '#3f7d4e', '#edc143', '#434a52'];
const VIEWER = { isPro: false, proPricesTaxExcludedFirst: false };

type Args = {
  /** How many colours there are, at most seven. */
  readonly colours: number;
  /** Whether 1 l exists in the colour shown. */
  readonly smallExists: boolean;
};

const Choices = ({ colours, smallExists }: Args) => {
  const { currency } = useShop().market;
  const offer = offerFacts(readOffer(anOffer(), currency), {
    promises: undefined,
    isStoreChosen: true,
  });
  const choice = (value: string, changes: Partial<ChoiceFacts> = {}): ChoiceFacts => ({
    value,
    swatch: undefined,
    isPresent: false,
    exists: true,
    sku: value,
    path: `/${value}.html`,
    otherValues: [],
    offer,
    ...changes,
  });
  return (
    <FamilyChoices
      viewer={VIEWER}
      family={{
        id: 'F1',
        name: 'Colorvane Aura',
        members: [],
        axes: [
          {
            kind: 'colour',
            label: 'RAL',
            choices: COLOURS.slice(0, colours).map((swatch, at) =>
              choice(`RAL 700${at}`, {
                swatch,
                isPresent: at === 0,
                ...(at === 2 && { offer: null }),
              }),
            ),
          },
          {
            kind: 'volume',
            label: 'V',
            choices: [
              choice('1 l', {
                exists: smallExists,
                otherValues: smallExists ? [] : ['RAL 7001'],
              }),
              choice('2,5 l', { isPresent: true }),
              choice('10 l'),
            ],
          },
        ],
      }}
    />
  );
};

const meta: Meta<Args> = {
  title: 'Product/FamilyChoices',
  render: Choices,
  args: { colours: 4, smallExists: false },
  argTypes: { colours: { control: { type: 'number', min: 2, max: 7 } } },
};
export default meta;
type Story = StoryObj<Args>;

/** The present values are marked, and a combination that does not exist names the one it leads to. */
export const ColoursAndVolumes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole('link');
    await expect(links.filter((link) => link.getAttribute('aria-current') === 'true')).toHaveLength(
      2,
    );
    await expect(canvas.getByRole('link', { name: /^1 l/ })).toHaveTextContent('RAL 7001');
  },
};

/** So many colours that phones swipe them. */
export const ManyColours: Story = { args: { colours: 7, smallExists: true } };
