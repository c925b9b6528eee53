/** The kinds of content and their number on the wire (product specification, section 9). */
export const CONTENT_TYPE = { text: 1, file: 2, h5: 4, mini: 5 } as const;
/** A kind of content: 1 text, 2 file, 4 H5 link, 5 mini program (product specification, section 9). */
export type ContentType = (typeof CONTENT_TYPE)[keyof typeof CONTENT_TYPE];
