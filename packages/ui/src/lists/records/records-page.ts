/** Records per page. */
export const RECORDS_PAGE = 20;
