import { monthOf, type PlainDate } from '@materia/domain-holiday-calendar';

/** The seasons of the trade. */
export type Season = 'indoors' | 'garden' | 'outdoor' | 'heating';

/** What people renovate, in the order of the home page. */
export const HOME_PROJECTS = [
  'bathroom',
  'floor',
  'painting',
  'terrace',
  'drywall',
  'kitchen',
] as const;
export type HomeProject = (typeof HOME_PROJECTS)[number];

/** A category by its path, `garden/watering`. A path that the catalogue does not have is left out. */
type CategoryPath = string;
type CategoryPaths = readonly [first: CategoryPath, ...others: readonly CategoryPath[]];

type Year<Value> = readonly [
  january: Value,
  february: Value,
  march: Value,
  april: Value,
  may: Value,
  june: Value,
  july: Value,
  august: Value,
  september: Value,
  october: Value,
  november: Value,
  december: Value,
];

/** The table of what a market's home page proposes. */
export type HomeThemes = {
  /** What is in season in each month, by the climate of the country. */
  readonly months: Year<Season>;
  /** What belongs to a season, the most wanted first. */
  readonly seasons: Readonly<Record<Season, CategoryPaths>>;
  /** What a project needs, the main thing first. */
  readonly projects: Readonly<Record<HomeProject, CategoryPaths>>;
};

/** What is in season on a day of the market's calendar. */
export const seasonOn = (day: PlainDate, { months }: Pick<HomeThemes, 'months'>): Season =>
  months[monthOf(day) - 1] ?? months[0];
