import { unwrap } from '@chatdeck/sdk';
import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { TestAccount } from '../../testing/test-server';

export const KEY = 'sk-very-secret-1234567890';

/** Saves a config and returns its version. */
export async function save({ client }: TestAccount, config: object): Promise<number> {
  const { version } = unwrap(await client.robot.config.load());
  const text = JSON.stringify(config);
  return unwrap(await client.robot.config.save({ config: text, baseVersion: version })).version;
}

/** A config in which a service at an address answers everything. */
export const chatGpt = (base: string, rest: object = {}) => ({
  defaultBot: ROBOT_TYPE.chatGpt,
  gpttoken: KEY,
  openaiModel: 'gpt-4o-mini',
  proxyPassUrl: base,
  ...rest,
});
