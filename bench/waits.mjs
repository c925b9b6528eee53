import { performance } from 'node:perf_hooks';
import { unwrap } from '@chatdeck/sdk';
import { installRobot } from '../fixtures/robot/install.mjs';
import { startRobot } from '../fixtures/robot/robot-process.mjs';
import { openConsole } from './first-route/console.mjs';
import { figuresOf, interleave } from './lib/figures.mjs';

const FRIENDS = 300;
const START_MS = 60_000;
/** A chat takes no second message for five seconds, so each goes to another one. */
const CHATS = 60;

/** A console with a robot that has logged in, and how long its friends took to be listed after that. */
async function openRobot() {
  const opened = await openConsole();
  const { apiKey: key, apiSecret: secret } = unwrap(await opened.client.openApi.credentials());
  const robot = startRobot({ key, secret, server: opened.url, friends: FRIENDS });
  const close = async () => {
    await robot.stop();
    await opened.close();
  };
  await robot.waitFor(({ event }) => event === 'login', START_MS);
  const loggedIn = performance.now();
  await until(async () => unwrap(await opened.client.contact.list()).count >= FRIENDS);
  const list = performance.now() - loggedIn;
  await robot.waitFor(({ event }) => event === 'mqtt-connected', START_MS);
  return { client: opened.client, robot, list, close };
}

/** Asks again and again, a console being told by a stream at the same moment. */
async function until(isDone, why = () => '') {
  const began = performance.now();
  while (!(await isDone())) {
    if (performance.now() - began > START_MS) throw new Error(`It did not come\n${why()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** From the save of a rule until the robot has loaded it. */
async function saveRule({ client, robot }) {
  const { config, version } = unwrap(await client.robot.config.load());
  const rule = { keywords: [`词${version}`], reg: 2, needAt: 0, scope: 'all', replys: [] };
  const document = JSON.parse(config);
  const replyKeywords = [...document.replyKeywords, rule];
  const began = performance.now();
  const saved = unwrap(
    await client.robot.config.save({
      config: JSON.stringify({ ...document, replyKeywords }),
      baseVersion: version,
    }),
  );
  const isLive = async () => unwrap(await client.robot.config.load()).liveVersion === saved.version;
  await until(isLive, () => robot.printed.slice(-20).join('\n'));
  return performance.now() - began;
}

/** From the call of the send dialog until the message is in the chat. */
async function sendMessage({ client, robot }, friend) {
  const content = `早 ${friend.wxid}`;
  const began = performance.now();
  unwrap(await client.send.toContact(friend.wxid, { type: 1, content }));
  await robot.waitFor(({ event, text }) => event === 'said' && text === content);
  return performance.now() - began;
}

/** What a person waits for who works with the real robot. */
export async function measureWaits(repetitions) {
  installRobot();
  const lists = await interleave(['ours'], Math.min(repetitions, 3), async () => {
    const opened = await openRobot();
    await opened.close();
    return { list: opened.list / 1_000 };
  });
  const opened = await openRobot();
  try {
    const { list: friends } = unwrap(
      await opened.client.contact.list({ current: 1, pageSize: CHATS }),
    );
    const waits = await interleave(['ours'], repetitions, async () => ({
      rule: (await saveRule(opened)) / 1_000,
      message: (await sendMessage(opened, friends.pop())) / 1_000,
    }));
    return [
      ...figuresOf(waits, [
        { name: 'a rule saved, until the robot has it', unit: 's', measure: 'rule', goal: 1 },
        {
          name: 'a message of the send dialog, until it is in the chat',
          unit: 's',
          measure: 'message',
          goal: 0.5,
        },
      ]),
      ...figuresOf(lists, [
        {
          name: `the list of ${FRIENDS} friends after the robot has logged in`,
          unit: 's',
          measure: 'list',
          goal: 10,
        },
      ]),
    ];
  } finally {
    await opened.close();
  }
}
