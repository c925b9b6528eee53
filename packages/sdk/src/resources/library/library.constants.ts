/** How many materials one call of the library changes at most. */
export const LIBRARY_CHANGE_MAX = 2_000;
/** Of how many materials one call answers the sizes at most: a page. */
export const LIBRARY_SIZES_MAX = 100;
