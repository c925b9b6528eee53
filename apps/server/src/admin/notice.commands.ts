import { SETTING_SOURCE } from '@chatdeck/sdk/operator';
import { NOTICE_MAX, noticeInputSchema } from '@chatdeck/sdk/rules';
import { COMMAND_LINE } from '../resources/operator/operator-trail';
import type { OperatorService } from '../resources/operator/operator.service';
import { refuse } from './output';

/** The operator's commands for what is said to everybody. */
export function noticeCommands(everybody: Pick<OperatorService, 'notice' | 'setNotice'>) {
  return {
    async show(): Promise<string> {
      const { content, source } = await everybody.notice();
      if (source !== SETTING_SOURCE.database) {
        return 'Nothing was set here: NOTICE of the environment is shown.';
      }
      return content === '' ? 'Nothing is said to everybody.' : content;
    },

    async set(content: string): Promise<string> {
      if (!noticeInputSchema.safeParse({ content }).success) {
        refuse(`A notice has at most ${NOTICE_MAX} characters.`);
      }
      await everybody.setNotice(content, COMMAND_LINE.whence);
      return content === '' ? 'Nothing is said to everybody any more.' : 'Everybody is told.';
    },
  };
}
