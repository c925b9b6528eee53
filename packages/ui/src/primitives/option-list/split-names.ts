/** What stands between the names of a pasted list: commas, Chinese commas, semicolons, tabs, line breaks. */
const SEPARATOR = /[,，、;；\t\r\n]+/;

/** The names of a pasted list, each once, without the space around them. */
export const splitNames = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(SEPARATOR)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** True for a text that is a list of names and not one name. */
export const isNameList = (text: string): boolean => SEPARATOR.test(text.trim());
