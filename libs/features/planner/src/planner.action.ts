import { addProducts, addToList, createList, type ListProblem } from '@materia/api-cart';
import { kitOf, type Plan, surfaceOf } from '@materia/domain-project-planner';
import { unreachable } from '@materia/domain-kernel';
import { priceBasisOf } from '@materia/domain-pricing';
import {
  cartAccess,
  cartSession,
  shopRequest,
  type ShopRequest,
  signInPath,
} from '@materia/page-request';
import { sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { loadProducts } from './plan/load-products.ts';
import { planQuery } from './plan/plan-address.ts';
import { priceOf } from './plan/price-of.ts';
import { readPlan } from './plan/read-plan.ts';
import type { PlannerOutcome } from './planner-facts.ts';
import { KIT_FORMS } from './planner-form.ts';

type Item = { readonly reference: string; readonly quantity: number; readonly name: string };

/**
 * Adds the kit of the address to the cart or a new list in one call. The kit is calculated again
 * with the products and prices of now. A quote is made of the cart, so its form adds the kit and
 * leads there.
 */
export const takeKit = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const { plan } = readPlan(new URL(request.url).searchParams);
  const kind = sentForm(await request.formData(), KIT_FORMS);
  if (kind === 'list' && shop.customer === undefined)
    return redirect(signInPath(shop.to, `${shop.to('planner')}?${planQuery(plan)}`), 303);
  const items = await itemsOf(shop, plan);
  if (items.length === 0) return refuse({ kind: 'empty' }, 422);
  switch (kind) {
    case 'list':
      return toList(shop, plan, items);
    case 'quote':
      return toCart(shop, items, shop.to('createQuote'));
    case 'cart':
    case undefined:
      return toCart(shop, items, shop.to('cart'));
    default:
      return unreachable(kind);
  }
};

const refuse = (outcome: PlannerOutcome, status: number) => data(outcome, { status });

const itemsOf = async (shop: ShopRequest, plan: Plan): Promise<readonly Item[]> => {
  const surface = surfaceOf(plan);
  if (!surface.ok) return [];
  const basis = priceBasisOf(shop.customer?.isProfessional === true);
  const { lines } = kitOf(plan, surface.value, {
    products: await loadProducts(shop, plan),
    priceOf: ({ offer: { price } }, quantity) =>
      priceOf({ unit: price.unit.included, vatRate: price.vatRate }, quantity, basis),
  });
  const items = new Map<string, Item>();
  // A product can be in two lines, such as screws.
  for (const { product, quantity, isRemoved } of lines) {
    if (product === undefined || isRemoved || quantity === 0) continue;
    const before = items.get(product.sku)?.quantity ?? 0;
    items.set(product.sku, {
      reference: product.sku,
      name: product.name,
      quantity: before + quantity,
    });
  }
  return [...items.values()];
};

const toCart = async (shop: ShopRequest, items: readonly Item[], path: string) => {
  const added = await addProducts(cartAccess(shop), cartSession(shop), items);
  if (!added.ok) return refuse({ kind: 'failed' }, 409);
  const { cart, cartId, outcomes } = added.value;
  if (cart !== undefined) shop.session.rememberCart({ id: cartId, itemsCount: cart.itemsCount });
  if (outcomes.filter(({ quantity }) => quantity === 0).length < items.length)
    shop.session.cartChanged('add-products');
  if (outcomes.length > 0)
    return refuse(
      {
        kind: 'partly',
        into: 'cart',
        path: shop.to('cart'),
        names: namesOf(
          items,
          outcomes.map(({ sku }) => sku),
        ),
      },
      422,
    );
  shop.session.flash({ type: 'success', key: 'planner.added' });
  return redirect(path, 303);
};

/** What a list that could not be created means for the kit. */
const LIST_PROBLEMS = {
  'list-exists': 'another-name',
  'too-many-lists': 'too-many-lists',
  'name-empty': 'failed',
  'not-found': 'failed',
} as const satisfies Readonly<Record<ListProblem, 'another-name' | PlannerOutcome['kind']>>;

/** Lists have different names, so further kits are counted. */
const MOST_NAMES = 9;

const toList = async (shop: ShopRequest, { project }: Plan, items: readonly Item[]) => {
  const name = shop.market.texts.planner[PROJECT_NAMES[project]];
  for (let count = 1; count <= MOST_NAMES; count += 1) {
    const list = await createList(shop.host, count === 1 ? name : `${name} ${count}`);
    if (!list.ok) {
      const outcome = LIST_PROBLEMS[list.error];
      if (outcome === 'another-name') continue;
      return refuse({ kind: outcome }, 409);
    }
    const added = await addToList(shop.host, list.value, items);
    if (!added.ok) return refuse({ kind: 'failed' }, 409);
    if (added.value.length > 0)
      return refuse(
        {
          kind: 'partly',
          into: 'list',
          path: shop.to('myList', { listId: list.value }),
          names: namesOf(
            items,
            added.value.map(({ sku }) => sku),
          ),
        },
        422,
      );
    shop.session.flash({ type: 'success', key: 'planner.listed' });
    return redirect(shop.to('myList', { listId: list.value }), 303);
  }
  return refuse({ kind: 'too-many-lists' }, 409);
};

const namesOf = (items: readonly Item[], skus: readonly string[]): readonly string[] =>
  items.filter(({ reference }) => skus.includes(reference)).map(({ name }) => name);

/** The text that names each project. */
const PROJECT_NAMES = {
  'floor-tiles': 'projectFloorTiles',
  laminate: 'projectLaminate',
  'wall-tiles': 'projectWallTiles',
  painting: 'projectPainting',
  drywall: 'projectDrywall',
  terrace: 'projectTerrace',
  roof: 'projectRoof',
} as const satisfies Readonly<Record<Plan['project'], string>>;
