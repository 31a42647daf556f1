/** The attribute of the element that React takes over, which contains its facts and texts as JSON. */
export const ISLAND_MARK = 'data-planner';
/** Ids that React makes are the same on the server and in browsers. */
export const ISLAND_PREFIX = 'planner-';
