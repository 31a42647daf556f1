/** The store whose content is shown where none is selected, and where a store has none of its own. */
export const DEFAULT_CMS_STORE = '42';
