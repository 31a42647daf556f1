import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import {
  initialPlan,
  type Plan,
  PRODUCT_GROUPS,
  type ProductGroup,
} from '@materia/domain-project-planner';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { plannerContext, PlannerProvider } from './planner-context.tsx';
import type { PlannerFacts, PlannerProduct } from './planner-facts.ts';
import { PlannerTool } from './PlannerTool.tsx';

type SampleProps = {
  readonly plan: Plan;
  readonly wrong?: PlannerFacts['wrong'];
  readonly isDamaged?: boolean;
  readonly outcome?: PlannerFacts['outcome'];
};

/** The tool with sample products in the market of the story. */
const SamplePlanner = ({ plan, wrong = {}, isDamaged = false, outcome }: SampleProps) => {
  const { market, t, to } = useShop();
  const product = (
    sku: string,
    group: ProductGroup,
    name: string,
    attributes: Readonly<Record<string, string>>,
    minor: number,
  ): PlannerProduct => ({
    sku,
    name,
    categoryId: PRODUCT_GROUPS[group],
    attributes,
    capacityUnit: undefined,
    capacityPerSaleUnit: undefined,
    weightGrams: 20_000,
    orderable: 60,
    picture: `/media/${market.id}/cement.svg`,
    href: to('product', { urlKey: sku }),
    unit: money(minor, market.currency),
    vatRate: 2300,
    saleUnit: 'pack',
    availability: { text: t('stock.inStoreUnits', { count: 60 }), tone: 'success' },
    home: { day: '2026-12-01', text: market.briefDate(plainDate(2026, 12, 1)) },
  });
  const facts: PlannerFacts = {
    plan,
    wrong,
    isDamaged,
    outcome,
    products: [
      product(
        '1',
        'stoneware-tiles',
        'Ceravento Ardena 60 × 60 cm',
        { format: '60 × 60 cm', thickness: '9 mm', contents: '1,08 m²' },
        2590,
      ),
      product(
        '2',
        'tile-adhesives',
        'Mastivex C2TE S1 25 kg',
        { grade: 'C2TE S1', weight: '25 kg' },
        1990,
      ),
      product('3', 'grouts', 'Mastivex CG2 WA 5 kg', { grade: 'CG2 WA', weight: '5 kg' }, 1490),
      product('4', 'skirtings', 'Lamivor Basa 2,4 m', { 'length-m': '2,4 m' }, 690),
      product(
        '5',
        'wood-deckings',
        'Lesnovar 27 mm × 14 cm, 3 m',
        { width: '14 cm', thickness: '27 mm', 'length-m': '3 m' },
        1290,
      ),
      product(
        '6',
        'standard-plasterboards',
        'Murvena A 12,5 mm',
        { contents: '3,12 m²', thickness: '12,5 mm' },
        990,
      ),
      product('7', 'clay-roof-tiles', 'Tegulor Arda', {}, 165),
      product('8', 'white-paints', 'Colorvane Blanca 10 l', { volume: '10 l' }, 4590),
    ],
    path: to('planner'),
    origin: 'https://shop.example',
    basis: 'included',
    taxText: t('price.taxIncluded'),
    isStoreChosen: false,
    storeName: 'Materia',
    numberFormat: market.numberFormat,
    currencyFormat: market.currencyFormat,
    units: Object.fromEntries(
      ['m2', 'm', 'kg', 'l', 'piece'].map((code) => [code, market.units[code]?.short ?? code]),
    ),
  };
  return (
    <PlannerProvider value={plannerContext(t, facts)}>
      <PlannerTool facts={facts} />
    </PlannerProvider>
  );
};

const meta = {
  title: 'Pages/Planner',
  component: SamplePlanner,
  subcomponents: { PlannerTool },
  parameters: { layout: 'fullscreen' },
  args: { plan: initialPlan('floor-tiles') },
} satisfies Meta<typeof SamplePlanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const floor = initialPlan('floor-tiles');

export const FloorTiles: Story = {};
export const LShape: Story = { args: { plan: { ...floor, shape: 'l-shape' } } };
export const WallsWithOpenings: Story = { args: { plan: initialPlan('painting') } };
export const Drywall: Story = { args: { plan: initialPlan('drywall') } };
export const Terrace: Story = { args: { plan: initialPlan('terrace') } };
export const Roof: Story = { args: { plan: initialPlan('roof') } };
export const Changed: Story = {
  args: {
    plan: {
      ...floor,
      lines: { adhesive: { quantity: 9 }, grout: { isRemoved: true }, tiles: { sku: 'gone' } },
    },
  },
};
export const WrongMeasure: Story = { args: { plan: floor, wrong: { length: '0' } } };
export const DamagedLink: Story = { args: { isDamaged: true } };
export const PartlyInTheCart: Story = {
  args: { outcome: { kind: 'partly', into: 'cart', path: '/', names: ['Mastivex CG2 WA 5 kg'] } },
};
