import { NOTICE_MAX, noticeInputSchema } from '@chatdeck/sdk/rules';
import type { Database } from '../database/database';
import { noticeRepository } from '../resources/site/notice.repository';
import { refuse } from './output';

/** The operator's commands for what is said to everybody. */
export function noticeCommands(db: Database) {
  const notice = noticeRepository(db);
  return {
    async show(): Promise<string> {
      const stored = await notice.stored();
      if (stored === undefined) return 'Nothing was set here: NOTICE of the environment is shown.';
      return stored === '' ? 'Nothing is said to everybody.' : stored;
    },

    async set(content: string): Promise<string> {
      if (!noticeInputSchema.safeParse({ content }).success) {
        refuse(`A notice has at most ${NOTICE_MAX} characters.`);
      }
      await notice.set(content);
      return content === '' ? 'Nothing is said to everybody any more.' : 'Everybody is told.';
    },
  };
}
