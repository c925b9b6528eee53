/** The whole style sheet, which the build writes here: shadow roots adopt it. */
export const sheetText: string = '';
