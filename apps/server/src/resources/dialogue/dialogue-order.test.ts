import { unwrap, type ChatdeckClient } from '@chatdeck/sdk';
import { CODE, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { signUpMember, useServer } from '../../testing/test-server';

const server = useServer();
const dialogue: Parameters<ChatdeckClient['dialogue']['add']>[0] = {
  type: 'room',
  targets: [{ id: 'room', name: '读书会' }],
  robotType: ROBOT_TYPE.chatGpt,
  botConfig: { token: 'sk-1', model: 'gpt-4o' },
};

describe('The order of dialogues', () => {
  it('is the one in which the robot tries them, later ones behind, and no other account has it', async () => {
    const { client, robot, userId } = await signUpMember(server);
    const other = await signUpMember(server);
    const add = async () => unwrap(await client.dialogue.add(dialogue)).id;
    const ids = [await add(), await add(), await add()];
    const theirs = unwrap(await other.client.dialogue.add(dialogue)).id;
    const [one = '', two = '', three = ''] = ids;
    const listener = await robot.listen();
    unwrap(await client.dialogue.reorder([three, one]));
    expect((await listener.next())?.topic).toBe(`aibotk/${userId}/gptconfig`);
    const last = await add();
    const served = (await robot.get<{ id: string }[]>('/gpt/config')).data.map(({ id }) => id);
    expect(served).toEqual([three, one, two, last]);
    expect(await client.dialogue.reorder([theirs])).toMatchObject({ code: CODE.notFound });
    unwrap(await client.dialogue.remove(one));
    unwrap(await client.dialogue.restore(one));
    const { list } = unwrap(await client.dialogue.list());
    expect(list.map(({ id }) => id)).toEqual([three, one, two, last]);
    await listener.close();
  });
});
