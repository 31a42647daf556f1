/** The id of the category above the departments, which has no page. */
export const ROOT_CATEGORY = 'root';
