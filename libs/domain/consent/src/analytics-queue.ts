/**
 * An event waiting to be pushed. Lower priorities go first; `page` is the number of the page view,
 * counting up.
 */
export type QueuedEvent<Event> = {
  readonly page: number;
  readonly priority: number;
  readonly event: Event;
};

export type AnalyticsQueue<Event> = readonly QueuedEvent<Event>[];

/** Inserts an event in order: by page, then by priority, then by arrival. */
export const queueEvent = <Event>(
  queue: AnalyticsQueue<Event>,
  added: QueuedEvent<Event>,
): AnalyticsQueue<Event> => {
  const after = queue.findIndex((waiting) => comesBefore(added, waiting));
  return after === -1 ? [...queue, added] : queue.toSpliced(after, 0, added);
};

/**
 * Which events to push now, in order, and which stay queued. Without consent all events are
 * dropped.
 */
export const pushEvents = <Event>(
  queue: AnalyticsQueue<Event>,
  consent: 'granted' | 'denied' | 'not-asked-yet',
): { readonly push: readonly Event[]; readonly rest: AnalyticsQueue<Event> } => ({
  push: consent === 'granted' ? queue.map(({ event }) => event) : [],
  rest: consent === 'not-asked-yet' ? queue : [],
});

const comesBefore = (one: QueuedEvent<unknown>, other: QueuedEvent<unknown>): boolean =>
  one.page < other.page || (one.page === other.page && one.priority < other.priority);
