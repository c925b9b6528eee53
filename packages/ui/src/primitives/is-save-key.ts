/** True for Ctrl or Cmd+S, which also saves the text in the focused field. */
export const isSaveKey = (event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): boolean => event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
