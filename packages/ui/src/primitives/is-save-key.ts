/** Ctrl or Cmd+S: what it saves, it saves with what stands in the field that has the focus. */
export const isSaveKey = (event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): boolean => event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
