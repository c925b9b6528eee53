import { api, TAGS } from '../api';
import type { CallPort } from '../call-port';
import { tagsOf } from './list-tags';
import type { Dispatch } from './watch-page';

/**
 * Refetches the lists that a call of the host's own, or of another provider with the same client, has changed; returns the
 * function that stops it.
 */
export const watchCalls = (port: CallPort, dispatch: Dispatch): (() => void) =>
  port.onOtherAnswer(({ endpoint, result }) => {
    if (!result.ok) return;
    void import('@chatdeck/sdk/changes')
      .then(
        ({ changedLists }) => tagsOf(changedLists(endpoint)),
        // Without the table any list may have changed.
        () => TAGS,
      )
      .then((tags) => tags.length > 0 && dispatch(api.util.invalidateTags([...tags])));
  });
