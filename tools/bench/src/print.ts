import { type Figure, isWithinLimit, LIMITS } from './limits.ts';
import type { LighthouseScores } from './lighthouse.ts';
import type { PageWeight } from './weigh.ts';

const round = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);

export const printFigures = (figures: readonly Figure[]): void => {
  console.log(
    `\n${'figure'.padEnd(38)} ${'measured'.padStart(10)} ${'limit'.padStart(8)} ${'goal'.padStart(8)}`,
  );
  for (const figure of figures) {
    const { name, unit, limit, goal } = LIMITS[figure.name];
    console.log(
      `${name.padEnd(38)} ${round(figure.value).padStart(10)} ${String(limit).padStart(8)} ${String(goal).padStart(8)}  ${unit}${isWithinLimit(figure) ? '' : '   OVER THE LIMIT'}`,
    );
  }
};

/** Part of a table: its rows are printed as soon as they are known. */
export const printWeightHead = (): void =>
  console.log(
    `\n${'page (KiB over the wire)'.padEnd(26)} ${['html', 'css', 'js load', 'js all', 'requests'].map((head) => head.padStart(9)).join('')}`,
  );

export const printWeight = (weight: PageWeight): void => {
  const { name, html, css, scriptOnLoad, scriptInAll, requestsOnLoad } = weight;
  console.log(
    `${name.padEnd(26)} ${[html, css, scriptOnLoad, scriptInAll, requestsOnLoad].map((value) => String(value).padStart(9)).join('')}`,
  );
};

export const printRateHead = (): void =>
  console.log(`\n${'speed'.padEnd(34)} ${'requests/s'.padStart(11)} ${'CPU ms'.padStart(8)}`);

export const printRate = ({
  name,
  requestsPerSecond,
  cpuMs,
}: {
  readonly name: string;
  readonly requestsPerSecond: number;
  readonly cpuMs: number | undefined;
}): void =>
  console.log(
    `${name.padEnd(34)} ${round(requestsPerSecond).padStart(11)} ${(cpuMs === undefined ? '–' : cpuMs.toFixed(2)).padStart(8)}`,
  );

export const printScoreHead = (): void =>
  console.log(
    `\n${'page (Lighthouse, mobile)'.padEnd(26)} ${['perf', 'a11y', 'best', 'seo', 'LCP ms', 'TBT ms', 'CLS'].map((head) => head.padStart(9)).join('')}`,
  );

export const printScore = (score: LighthouseScores): void => {
  const figures = [
    score.performance,
    score.accessibility,
    score.bestPractices,
    score.seo ?? '–',
    Math.round(score.lcpMs),
    Math.round(score.blockingMs),
    score.layoutShift.toFixed(3),
  ];
  console.log(
    `${score.page.padEnd(26)} ${figures.map((figure) => String(figure).padStart(9)).join('')}   ${score.lost.join(', ')}`,
  );
};
