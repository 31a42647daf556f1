import type { SqlClient } from '../../../platform/database/sql-pool.ts';
import { placeCategories } from '../category-tree.ts';
import { slug } from '../../products/cell-parsers.ts';

type Known = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly urlSegment: string;
  readonly position: number;
};

/** Names are compared as URL segments: "Gres i terakota" and "gres-i-terakota" are one category. */
const keyOf = (names: readonly string[]): string => names.map(slug).join('/');

/** The categories of a market by their names from the top level down, and those that files add. */
export class OwnCategories {
  readonly #idOfPath = new Map<string, string>();
  readonly #added = new Map<string, Known>();
  readonly #known: readonly Known[];

  constructor(known: readonly Known[]) {
    this.#known = known;
    const byId = new Map(known.map((category) => [category.id, category]));
    const namesOf = (category: Known): readonly string[] => {
      const parent = category.parentId === null ? undefined : byId.get(category.parentId);
      return parent === undefined ? [category.name] : [...namesOf(parent), category.name];
    };
    for (const category of known) this.#idOfPath.set(keyOf(namesOf(category)), category.id);
  }

  idOf(names: readonly string[]): string | undefined {
    return this.#idOfPath.get(keyOf(names));
  }

  /** Adds the missing categories of a path. */
  add(names: readonly string[]): void {
    names.forEach((name, level) => {
      const path = names.slice(0, level + 1);
      if (this.idOf(path) !== undefined) return;
      const id = `own-${keyOf(path).replaceAll('/', '.')}`;
      this.#idOfPath.set(keyOf(path), id);
      const parentId = level === 0 ? null : (this.idOf(names.slice(0, level)) ?? null);
      this.#added.set(id, {
        id,
        parentId,
        name,
        urlSegment: this.#freeSegment(parentId, slug(name)),
        position: this.#known.length + this.#added.size,
      });
    });
  }

  /** The URL segment, with a number when a sibling already has it. */
  #freeSegment(parentId: string | null, segment: string): string {
    const taken = new Set(
      [...this.#known, ...this.#added.values()]
        .filter((category) => category.parentId === parentId)
        .map((category) => category.urlSegment),
    );
    let free = segment;
    for (let figure = 2; taken.has(free); figure += 1) free = `${segment}-${figure}`;
    return free;
  }

  /**
   * Writes the added categories and renumbers the tree; list rows follow their products. Does
   * nothing when none were added.
   */
  async write(client: SqlClient, market: string): Promise<void> {
    if (this.#added.size === 0) return;
    const { placed } = placeCategories(
      [...this.#known, ...this.#added.values()].map((category) => ({
        ...category,
        image: null,
        description: '',
      })),
    );
    await client.query("select set_config('materia.import', 'on', true)", []);
    await client.query(WRITE_TREE, [market, JSON.stringify(placed)]);
    await client.query(MOVE_LISTS, [market]);
    await client.query(RAISE_REVISION, [market]);
  }
}

const WRITE_TREE = `
  insert into category (market, id, parent_id, name, url_segment, url_path, level, position, image, description, lft, rgt, product_count)
  select $1, placed."id", placed."parentId", placed."name", placed."urlSegment", placed."urlPath", placed."level", placed."position", null, '', placed."lft", placed."rgt", 0
  from jsonb_to_recordset($2::jsonb) as placed ("id" text, "parentId" text, "name" text, "urlSegment" text, "urlPath" text, "level" integer, "position" integer, "lft" integer, "rgt" integer)
  on conflict (market, id) do update set lft = excluded.lft, rgt = excluded.rgt`;

const MOVE_LISTS = `
  update listing set category_lft = category.lft from product join category on category.market = product.market and category.id = product.category_id
  where listing.market = $1 and product.market = $1 and product.sku = listing.sku and listing.category_lft <> category.lft`;

const RAISE_REVISION = 'update market set revision = revision + 1 where id = $1';
