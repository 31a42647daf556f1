/**
 * The store whose content is shown when none is selected, and when the selected store has no
 * content of its own.
 */
export const DEFAULT_CMS_STORE = '42';
