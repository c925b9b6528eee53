import type { Question } from '@chatdeck/sdk';
import { listedRows } from '@chatdeck/sdk/config';
import { providerSettings, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import type { StoredRobot } from '@chatdeck/sdk/served';
import type { Ask, Simulation, SimulationMessage } from '@chatdeck/sdk/simulate';
import type { LoadedRobot } from './use-stored-robot';

/** What would really be asked; `unsaved` where the robot does not have that service yet. */
export type RealQuestion =
  { readonly status: 'ready'; readonly question: Question } | { readonly status: 'unsaved' };

/** Where a service is set, as the lists of the console count it. */
type Place =
  | { readonly place: 'provider' | 'summary' | 'customBot' }
  | { readonly place: 'callback'; readonly index: number }
  | { readonly place: 'dialogue'; readonly index: number };

/** Only texts can be asked: of a file the robot would pass on an address that there is not. */
const KINDS: readonly SimulationMessage['kind'][] = [undefined, 'text', 'url', 'audio'];

function placeOf({ kind, by, provider }: Ask, { trace }: Simulation): Place | undefined {
  if (by === 'customBot') return { place: by };
  const index = trace.find(({ id }) => id === by)?.rule?.index;
  if (by === 'callback' && index !== undefined) return { place: by, index };
  // An AI without a type is the censor, which gives no answer.
  if (kind !== 'ai' || provider === undefined) return undefined;
  if (by === 'provider' || by === 'summary') return { place: by };
  return by === 'dialogue' && index !== undefined ? { place: by, index } : undefined;
}

/** What decides of a callback which service is asked, and with what. */
const callbackOf = (row: Json | undefined) =>
  isJsonObject(row) ? [row['type'], row['customUrl'], row['postUrl'], row['moreData']] : row;

/** What is set at a place, as text: the same text is the same service. */
function settingsAt({ config, dialogues = [] }: StoredRobot, place: Place): string {
  const { defaultBot, openaiModel, openaiSystemMessage, difyAgent } = config;
  switch (place.place) {
    case 'provider': {
      const type = typeof defaultBot === 'number' ? defaultBot : ROBOT_TYPE.tianapi;
      const { token, base, botId } = providerSettings(type);
      const values = [token, base, botId].map((name) => name && config[name]);
      return JSON.stringify([defaultBot, openaiModel, openaiSystemMessage, difyAgent, values]);
    }
    case 'summary':
      return JSON.stringify(config['summerConfig'] ?? null);
    case 'customBot':
      return JSON.stringify(config['customBot'] ?? null);
    case 'callback': {
      const row = listedRows(config, 'callBackEvents')[place.index]?.stored;
      return JSON.stringify(callbackOf(row) ?? null);
    }
    case 'dialogue': {
      const { id, robotType, botConfig } = dialogues[place.index] ?? {};
      return JSON.stringify([id, robotType, botConfig]);
    }
  }
}

/** The same place in what is saved: unsaved edits may have moved it. */
function savedPlace(saved: StoredRobot, edited: StoredRobot, place: Place): Place | undefined {
  const wanted = settingsAt(edited, place);
  const rows = {
    callback: listedRows(saved.config, 'callBackEvents').length,
    dialogue: saved.dialogues?.length ?? 0,
  };
  const candidates =
    'index' in place
      ? Array.from({ length: rows[place.place] }, (_, index): Place => ({ ...place, index }))
      : [place];
  return candidates.find((candidate) => settingsAt(saved, candidate) === wanted);
}

type Said = Omit<Question, 'place' | 'version' | 'id' | 'index'>;

function questionAt({ robot, version }: LoadedRobot, place: Place, said: Said): RealQuestion {
  if (place.place === 'dialogue') {
    const dialogue = robot.dialogues?.[place.index];
    if (!dialogue) return { status: 'unsaved' };
    const { id, version: of } = dialogue;
    return { status: 'ready', question: { ...said, place: 'dialogue', id, version: of } };
  }
  return { status: 'ready', question: { ...said, ...place, version } };
}

/** What would really be asked; undefined for what cannot be asked apart from the robot. `edited` has unsaved edits. */
export function realQuestion(
  loaded: LoadedRobot,
  edited: StoredRobot | undefined,
  message: SimulationMessage,
  simulation: Simulation,
  ask: Ask,
): RealQuestion | undefined {
  const place = placeOf(ask, simulation);
  const { word = '' } = ask;
  if (!place || word.trim() === '' || !KINDS.includes(message.kind)) return undefined;
  const saved = edited ? savedPlace(loaded.robot, edited, place) : place;
  if (!saved) return { status: 'unsaved' };
  const { from, room, isMentioned = false } = message;
  return questionAt(loaded, saved, {
    text: word,
    from: { id: from.id, name: from.name },
    ...(room && { room: { id: room.id, name: room.topic } }),
    isMentioned,
  });
}
