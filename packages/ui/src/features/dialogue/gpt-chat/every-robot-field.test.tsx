import type { Dialogue } from '@chatdeck/sdk';
import { AI_PROVIDERS, textIn } from '@chatdeck/sdk/constants';
import { DIALOGUE_BOT, type DialogueBot } from '@chatdeck/sdk/plain-rules';
import { buildDialogue, type MockState } from '@chatdeck/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { GptChatScreen } from './gpt-chat-screen';

const slow = { timeout: 60_000 };
const { dify, fastGpt, cozeV2, cozeV3, qAnything } = DIALOGUE_BOT;

/** What every service has of the fields in section 5.1 of the robot's contract, and the name; the server counts `usedNum`. */
const OF_ALL = `name isAllRoom targets onlyId allowRoomMembers openChat needAt keywords replaceKeyword limitNum
  rechargeTip defaultReply openFileAnalyze token proxyPass proxyUrl showQuestion timeoutMs debug promotId filter
  filterConfig record ignoreFiles filterLinkContent openTTS ttsConfig openWhisper whisperConfig open4v open4vConfig
  completionParams`;
const OF_CHAT_GPT = `model systemMessage temperature top_p presence_penalty maxToken modelMaxToken
  keywordSystemMessages`;
/** What else the other services have. */
const OF_OTHERS: readonly (readonly [DialogueBot, string])[] = [
  [dify, 'keywordSystemMessages isAiAgent showDownloadUrl'],
  [fastGpt, ''],
  [cozeV2, 'botId keywordSystemMessages showSuggestions'],
  [cozeV3, 'botId keywordSystemMessages stream'],
  [qAnything, 'botId'],
];

const namesIn = (...texts: readonly string[]): string[] =>
  texts.join(' ').split(/\s+/).filter(Boolean).sort();

/** Has a value for every field, so that none changes for the want of one. */
const media = {
  type: 6,
  token: 'old',
  baseUrl: 'https://old.example',
  model: 'old',
  voice: 'old',
  region: 'old',
  appid: 'old',
  keywords: ['old'],
};
const botConfig = {
  token: 'old',
  botId: 'old',
  model: 'old',
  proxyPass: 'https://old.example',
  proxyUrl: 'http://old.example',
  systemMessage: 'old',
  promotId: '1',
  timeoutMs: 60,
  temperature: 1,
  top_p: 1,
  presence_penalty: 1,
  maxToken: 1,
  modelMaxToken: 1,
  showQuestion: false,
  showSuggestions: false,
  isAiAgent: false,
  showDownloadUrl: false,
  stream: false,
  ignoreFiles: false,
  filterLinkContent: false,
  debug: false,
  record: false,
  completionParams: { max_tokens: 1 },
  keywordSystemMessages: [{ keyword: 'old', promotId: '1' }],
  filter: true,
  filterConfig: { type: 1, appId: 'old', apiKey: 'old', secretKey: 'old' },
  open4v: true,
  open4vConfig: media,
  openWhisper: true,
  whisperConfig: { ...media, type: 7 },
  openTTS: true,
  ttsConfig: media,
};
const stored = (): Dialogue =>
  buildDialogue(0, {
    name: 'old',
    allowRoomMembers: [{ id: 'old', name: 'old' }],
    targets: [
      { id: 'one', name: '一群' },
      { id: 'two', name: '二群' },
    ],
    keywords: ['old'],
    defaultReply: 'old',
    botConfig,
  });

/** The fields of a dialogue and of its connection that differ between two of them, by name. */
function changedFields(before: Dialogue, after: Dialogue | undefined): string[] {
  const flat = ({ botConfig, version: _, ...fields }: Dialogue) =>
    new Map(Object.entries({ ...fields, ...botConfig }));
  if (after === undefined) throw new Error('nothing is stored');
  const [old, now] = [flat(before), flat(after)];
  const isChanged = (name: string) =>
    JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name));
  return [...now.keys()].filter((name) => old.has(name) && isChanged(name)).sort();
}

const inputsOf = (dialog: HTMLElement, selector: string) => [
  ...dialog.querySelectorAll<HTMLInputElement>(selector),
];

const AT_ONCE = 'at once';

/** Does what changes the form in one event, after which React renders once instead of forty times. */
function atOnce(change: () => void): void {
  const button = screen.getByTestId(AT_ONCE);
  button.addEventListener(AT_ONCE, change, { once: true });
  fireEvent.click(button);
}

/** Opens the dialogue, and everything in it that is closed at first. */
async function edit() {
  const held: MockState[] = [];
  const ui = (
    <>
      <button
        data-testid={AT_ONCE}
        onClick={({ currentTarget }) => currentTarget.dispatchEvent(new Event(AT_ONCE))}
      />
      <GptChatScreen />
    </>
  );
  show(ui, {
    change: (state) => {
      state.dialogues = [stored()];
      held.push(state);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^编辑/ }, slow));
  const dialog = await screen.findByRole('dialog', { name: '编辑对话' }, slow);
  fireEvent.click(within(dialog).getByRole('button', { name: '更多设置' }));
  await within(dialog).findAllByText('耐心的客服', undefined, slow);
  return {
    dialog,
    /** Saves it, and returns the names of the fields that are stored with another value. */
    save: async () => {
      fireEvent.submit(dialog.querySelector('form') ?? dialog);
      await waitFor(() => expect(dialog.isConnected).toBe(false), slow);
      return changedFields(stored(), held[0]?.dialogues[0]);
    },
  };
}

function enter(list: HTMLElement | undefined, word: string): void {
  if (!list) throw new Error('no list of words');
  fireEvent.change(list, { target: { value: word } });
  fireEvent.keyDown(list, { key: 'Enter' });
}

/** Changes every text, number and list of words, chooses no role, and turns every switch. */
async function changeEverything(dialog: HTMLElement): Promise<void> {
  const texts =
    'input:not([type=radio],[type=checkbox],[role=combobox]),[role=combobox][name$=model],textarea';
  atOnce(() => {
    for (const field of inputsOf(dialog, texts)) {
      const next = field.value.replace('old', 'new').replace(/1(?=\D*$)/, '2');
      fireEvent.change(field, { target: { value: next === field.value ? '2' : next } });
    }
    fireEvent.click(within(dialog).getByLabelText('移除二群'));
  });
  for (const name of ['keywords', 'allowRoomMembers', 'botConfig.whisperConfig.keywords']) {
    enter(inputsOf(dialog, `[name="${name}"]`)[0], '新的');
  }
  fireEvent.click(within(dialog).getByLabelText(/^预设角色/));
  fireEvent.click(
    await screen.findByText('不用预设角色', { selector: '[role=option],[role=option] *' }, slow),
  );
  atOnce(() => {
    for (const turned of inputsOf(dialog, '[role=switch]')) fireEvent.click(turned);
  });
}

const nameOf = (service: DialogueBot): string => {
  const provider = AI_PROVIDERS.find(({ value }) => value === service);
  return provider ? textIn(provider.text, 'zh-CN') : '';
};

it('The form of a dialogue changes every field that the robot reads', slow, async () => {
  const { dialog, save } = await edit();
  await changeEverything(dialog);
  expect(await save()).toEqual(namesIn(OF_ALL, OF_CHAT_GPT));
});

it.each(OF_OTHERS.map(([service, own]) => [nameOf(service), namesIn(own), service] as const))(
  'The form of a dialogue with %s changes what only that has: %s',
  slow,
  async (_, own, service) => {
    const { dialog, save } = await edit();
    fireEvent.click(inputsOf(dialog, `[type=radio][value="${service}"]`)[0] ?? dialog);
    for (const field of own) {
      const [input] = inputsOf(dialog, `[name^="botConfig.${field}"]`);
      if (input?.type === 'checkbox') fireEvent.click(input);
      else fireEvent.change(input ?? dialog, { target: { value: 'new' } });
    }
    expect(await save()).toEqual(namesIn('robotType', ...own));
  },
);

it('The form of a dialogue answers friends instead of groups', slow, async () => {
  const { dialog, save } = await edit();
  fireEvent.click(within(dialog).getByLabelText('好友'));
  fireEvent.click(within(dialog).getByLabelText(/^全部好友/));
  expect(await save()).toEqual(namesIn('isAllFriend targets type'));
});
