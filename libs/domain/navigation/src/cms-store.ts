/** The store whose content is shown where none is selected, and where a store has none of its own (CMS-02, STO-26, LIM-21). */
export const DEFAULT_CMS_STORE = '42';
