import type { Reply } from '@materia/api-contract';
import { type PlainDate, parsePlainDate } from '@materia/domain-holiday-calendar';
import { safeHtml, type SafeHtml } from '@materia/platform-safe-html';

/** A content page, as lists show it. Its path is at the root of the shop, below /page/ or in the blog. */
export type CmsPageSummary = {
  readonly identifier: string;
  readonly place: 'root' | 'page' | 'blog';
  readonly section: string;
  readonly title: string;
  readonly description: string;
  readonly picture: string | undefined;
  readonly publishedOn: PlainDate | undefined;
};

export type CmsQuestion = {
  readonly topic: string;
  readonly question: string;
  readonly answer: SafeHtml;
};

export type CmsPage = CmsPageSummary & {
  readonly html: SafeHtml;
  readonly questions: readonly CmsQuestion[];
};

export type CmsBlock = {
  readonly identifier: string;
  readonly title: string;
  readonly html: SafeHtml;
};

export type CmsSlide = {
  readonly title: string;
  readonly text: string;
  readonly linkLabel: string;
  readonly linkPath: string;
  readonly picture: string;
};

export const readSummary = (reply: Reply<'listCmsPages'>['data'][number]): CmsPageSummary => ({
  identifier: reply.identifier,
  place: reply.place,
  section: reply.section,
  title: reply.title,
  description: reply.description,
  picture: reply.picture,
  publishedOn: dayOf(reply.published_on),
});

/** HTML is sanitized again before it enters a page, whatever the host sent. */
export const readPage = (reply: Reply<'readCmsPage'>['data'][number]): CmsPage => ({
  ...readSummary(reply),
  html: safeHtml(reply.html),
  questions: reply.questions.map(({ topic, question, answer }) => ({
    topic,
    question,
    answer: safeHtml(answer),
  })),
});

export const readBlock = ({
  identifier,
  title,
  html,
}: Reply<'readCmsBlock'>['data'][number]): CmsBlock => ({
  identifier,
  title,
  html: safeHtml(html),
});

export const readSlide = (reply: Reply<'readCmsSlider'>['data'][number]): CmsSlide => ({
  title: reply.title,
  text: reply.text,
  linkLabel: reply.link_label,
  linkPath: reply.link_path,
  picture: reply.picture,
});

const dayOf = (text: string | undefined): PlainDate | undefined => {
  const day = text === undefined ? undefined : parsePlainDate(text);
  return day?.ok === true ? day.value : undefined;
};
