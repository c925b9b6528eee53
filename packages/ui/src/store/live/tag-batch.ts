import { api, type Tag } from '../api';

/** A robot sends its friends in many batches: what changes within this time is asked for once. */
const BATCH_MS = 300;

/** Collects what has changed and has it asked for again, once. */
export function createTagBatch(
  dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown,
) {
  const tags = new Set<Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    dispatch(api.util.invalidateTags([...tags]));
    tags.clear();
  };
  return {
    add(...changed: readonly Tag[]): void {
      changed.forEach((tag) => tags.add(tag));
      timer ??= setTimeout(flush, BATCH_MS);
    },
    cancel: () => clearTimeout(timer),
  };
}
