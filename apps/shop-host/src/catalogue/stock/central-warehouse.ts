/** The id of the one warehouse of each market. It sends parcels and hands nothing over. */
export const CENTRAL_WAREHOUSE = 'central';
