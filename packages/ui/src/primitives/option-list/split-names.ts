/** Separators of a pasted list: commas, Chinese commas, semicolons, tabs and line breaks. */
const SEPARATOR = /[,，、;；\t\r\n]+/;

/** The names of a pasted list, trimmed and without duplicates. */
export const splitNames = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(SEPARATOR)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** True for a text that is a list of names rather than a single one. */
export const isNameList = (text: string): boolean => SEPARATOR.test(text.trim());
