/** The selector of an element in one of our roots whose lines begin on the right, for what no logical property can say. */
export const FROM_THE_RIGHT = '.cd-root[dir="rtl"] &';
