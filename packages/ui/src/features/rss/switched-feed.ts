import type { RssFeed } from '@chatdeck/sdk';
import { rssFeedInputSchema, type RssFeedInput } from '@chatdeck/sdk/rules';
import { toChosen } from '../target/target.model';

/** A feed as it is stored, paused or running; undefined if its rules refuse what is stored. */
export const switchedFeed = (row: RssFeed, isPaused: boolean): RssFeedInput | undefined =>
  rssFeedInputSchema.safeParse({ ...row, targets: toChosen(row.targets), isPaused }).data;
