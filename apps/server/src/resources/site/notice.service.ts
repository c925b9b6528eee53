import type { OperatorNotice } from '@chatdeck/sdk';
import { SETTING_SOURCE } from '@chatdeck/sdk/operator';
import type { NoticeRepository } from './notice.repository';

/** What the operator says to everybody: what was set last, otherwise that of the environment. */
export function noticeService(repository: NoticeRepository, ofEnvironment: string) {
  async function current(): Promise<OperatorNotice> {
    const stored = await repository.stored();
    if (stored !== undefined) return { content: stored, source: SETTING_SOURCE.database };
    const source = ofEnvironment === '' ? SETTING_SOURCE.default : SETTING_SOURCE.environment;
    return { content: ofEnvironment, source };
  }

  return {
    current,

    async set(content: string): Promise<OperatorNotice> {
      await repository.set(content);
      return current();
    },
  };
}

export type NoticeService = ReturnType<typeof noticeService>;
