import type { Reply } from '@materia/api-contract';

/** A category with its path segments from level 1 down, and its children to the requested depth. */
export type Category = {
  readonly id: string;
  readonly name: string;
  readonly segments: readonly string[];
  readonly productCount: number;
  readonly image: string | undefined;
  readonly description: string | undefined;
  readonly children: readonly Category[];
};

/** A breadcrumb, from level 1 down. */
export type Crumb = { readonly name: string; readonly segments: readonly string[] };

type CategoryReply = Reply<'readCategoryTree'>['data'][number];
type CrumbReply = Reply<'readCategoryByPath'>['data'][number]['breadcrumbs'][number];

/** Reads a wire category, with children ordered by position. */
export const readCategory = (reply: CategoryReply): Category => ({
  id: reply.id,
  name: reply.name,
  segments: segmentsOf(reply.url_path),
  productCount: reply.product_count,
  image: reply.image,
  description: reply.description,
  children: reply.children.toSorted((a, b) => a.position - b.position).map(readCategory),
});

export const readCrumb = (reply: CrumbReply): Crumb => ({
  name: reply.name,
  segments: segmentsOf(reply.url_path),
});

const segmentsOf = (urlPath: string): readonly string[] =>
  urlPath.split('/').filter((segment) => segment !== '');
