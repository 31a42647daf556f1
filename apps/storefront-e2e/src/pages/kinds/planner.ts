import { PRODUCT_GROUPS } from '@materia/domain-project-planner';
import { formatsOf, quantityTextOf } from '@materia/ui-shop';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { guestHeader } from '../support/frame-facts.ts';
import {
  button,
  canonical,
  description,
  heading,
  hidden,
  label,
  link,
  title,
} from '../support/lines.ts';
import type { PageShop } from '../support/page-shop.ts';
import { guestAt, storeOf } from '../support/visits.ts';

const PROJECTS = [
  ['floor-tiles', 'planner.projectFloorTiles'],
  ['laminate', 'planner.projectLaminate'],
  ['wall-tiles', 'planner.projectWallTiles'],
  ['painting', 'planner.projectPainting'],
  ['drywall', 'planner.projectDrywall'],
  ['terrace', 'planner.projectTerrace'],
  ['roof', 'planner.projectRoof'],
] as const;

const common = ({ t, to, says, origin }: PageShop): Facts => ({
  ...says('planner.lead'),
  title: [
    title(t('planner.title')),
    description(t('planner.description')),
    heading(1, t('planner.title')),
  ],
  address: canonical(origin + to('planner')),
  projects: [
    label(t('planner.projects')),
    ...PROJECTS.map(([project, text]) => link(t(text), `${to('planner')}?project=${project}`)),
  ],
  measures: heading(2, t('planner.measures')),
  kit: heading(2, t('planner.kit')),
});

/** A floor of 5.12 × 3 m with a chosen tile: what the packs cover and cost follows from the host's reply. */
const measuredFloor = async (shop: PageShop): Promise<PageVisit> => {
  const { t, to, market } = shop;
  const formats = formatsOf(market);
  const quantityText = quantityTextOf(t, formats.unit);
  const store = storeOf(shop);
  const { data } = await shop.host('listMaterials', {
    query: { category_ids: PRODUCT_GROUPS['stoneware-tiles'], retailer_id: store.id },
  });
  const tile = data.find(
    ({ card }) =>
      card.best_offer?.product.conditioning.numberOfCapacityUnitPerSaleUnit !== undefined,
  );
  const capacity = tile?.card.best_offer?.product.conditioning.numberOfCapacityUnitPerSaleUnit ?? 1;
  const packs = Math.ceil(Math.round(((15.36 * 1.1) / capacity) * 1e6) / 1e6);
  const page = await (
    await guestAt(shop)
  ).get(`${to('planner')}?project=floor-tiles&length=5,12&width=3&sku.tiles=${tile?.card.sku}`);
  return {
    name: 'a measured floor with a chosen tile',
    page,
    facts: {
      ...common(shop),
      'area and perimeter': `${t('planner.area', { area: formats.number(15.36) })} · ${t('planner.around', { metres: formats.number(16.24) })}`,
      tile: link(tile?.card.name ?? '', to('product', { urlKey: tile?.card.url_key ?? '' })),
      'need of tiles': [
        t('planner.neededWithWaste', {
          amount: formats.number(16.9),
          unit: formats.unit('m2'),
          waste: 10,
        }),
        t('planner.covers', {
          quantity: quantityText(packs, tile?.card.best_offer?.product.conditioning.saleUnit ?? ''),
          amount: formats.number(packs * capacity),
          unit: formats.unit('m2'),
        }),
      ].join(' · '),
      calculated: hidden('calc.tiles', String(packs)),
      forms: [
        button(t('planner.addAll')),
        button(t('planner.saveList')),
        button(t('planner.askQuote')),
      ],
    },
  };
};

/** The project planner: a form with the same kit as the tool that scripts make of it. */
export const planner: PageKind = {
  name: 'planner',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, market } = shop;
    const decimal = market.numberFormat.decimal;
    return [
      {
        name: 'a new project (BEY-04)',
        page: await shop.guest().get(to('planner')),
        facts: {
          ...common(shop),
          materials: heading(3, t('planner.materials')),
          tools: heading(3, t('planner.tools')),
        },
        frame: guestHeader(shop),
      },
      await measuredFloor(shop),
      {
        name: 'a measure that is none',
        page: await shop.guest().get(`${to('planner')}?project=laminate&length=0`),
        facts: {
          ...common(shop),
          ...says('planner.wrongMeasures', 'planner.errorSummary'),
          'at the field and in the summary': [
            t('planner.wrongNumber', { min: `0${decimal}3`, max: '100' }),
            link(t('planner.wrongNumber', { min: `0${decimal}3`, max: '100' }), '#length'),
          ],
        },
      },
      {
        name: 'a damaged link',
        page: await shop.guest().get(`${to('planner')}?project=castle&sku.tiles=%3Cb%3E`),
        facts: { ...common(shop), ...says('planner.damaged') },
      },
    ];
  },
};
