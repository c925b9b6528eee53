import type { ReasonId } from './reason-texts';

/** A stage that a message can pass on the robot. */
export type StageId =
  | 'receive'
  | 'privateForward'
  | 'card'
  | 'account'
  | 'voice'
  | 'upload'
  | 'image'
  | 'empty'
  | 'official'
  | 'length'
  | 'newFriend'
  | 'roomInvite'
  | 'reminder'
  | 'forward'
  | 'callback'
  | 'preventWords'
  | 'summary'
  | 'skill'
  | 'reply'
  | 'dialogue'
  | 'customBot'
  | 'provider'
  | 'sync';

/**
 * What a stage did with the message: `notTried` an earlier one had decided; `noMatch` it does not concern this message;
 * `passedOn` it did, and the next stage got the message all the same; `answered`, `asked` and `stopped` decided.
 */
export type Verdict = 'notTried' | 'noMatch' | 'passedOn' | 'answered' | 'asked' | 'stopped';

/** A row of a list of the config, or of the `dialogues`. */
export interface RuleReference {
  readonly list: string;
  /** Counted from 0. */
  readonly index: number;
}

/** A stage of the robot, in its order, and what it did with the message. */
export interface Stage {
  readonly id: StageId;
  readonly verdict: Verdict;
  /** A row of `REASON_TEXT`. */
  readonly reason: ReasonId;
  /** The row that matched, or that is malformed. */
  readonly rule?: RuleReference;
  /** The keyword that matched, and its offset in the text that the stage reads: in groups that is without the @names. */
  readonly keyword?: { readonly text: string; readonly at: number };
}

/** A reply item: `type` 1 is text with `content`, 2 a file, 3 a picture, 4 a link, 5 a mini program, 8 a recording. */
export interface SentReply {
  readonly type: number;
  readonly content?: string;
  readonly url?: unknown;
  readonly title?: unknown;
  readonly description?: unknown;
  readonly thumbUrl?: unknown;
  readonly thumbKey?: unknown;
  readonly appid?: unknown;
  readonly pagePath?: unknown;
  readonly username?: unknown;
  readonly voiceLength?: unknown;
  readonly name?: unknown;
}

/** A friend or a group that the robot sends to. */
export interface Target {
  readonly kind: 'contact' | 'room';
  readonly id?: string;
  readonly name: string;
}

/** Something that the robot says without asking anybody; without the `@name` that its library puts before a text. */
export interface Send {
  readonly to: Target;
  readonly message: SentReply;
  readonly by: StageId;
}

/** A service that the robot asks; the answer cannot be predicted. */
export interface Ask {
  readonly kind: 'ai' | 'callback' | 'skill';
  /** The robot type (`defaultBot`, `robotType`). */
  readonly provider?: number;
  /** The address that is asked; without the token that the WeChat open dialogue carries in its path. */
  readonly url?: string;
  /** The skill. */
  readonly event?: string;
  /** The words that are passed on. */
  readonly word?: string;
  readonly by: StageId;
}

/** A line of the chat history, from which the robot makes summaries. */
export interface HistoryLine {
  readonly chatId: string;
  readonly chatName: string;
  readonly speaker: string;
  readonly content: string;
  /** In milliseconds; absent when the simulation is not given the time. */
  readonly time?: number;
}

/**
 * What the robot retains between messages; pass the one that a simulation returns to the next. Not retained: once ChatGPT
 * got a file in a chat, the robot asks it further questions of that chat and then fails over them, until `重置`.
 */
export interface SimulationMemory {
  /** How many answers each dialogue has given, by its id; where it is absent, `usedNum` of the dialogue counts. */
  readonly used: Readonly<Record<string, number>>;
  /** The pictures that wait for a question, by chat and speaker. */
  readonly images: Readonly<Record<string, { readonly count: number; readonly since?: number }>>;
  readonly history: readonly HistoryLine[];
}

/** What the robot was served and knows. */
export interface SimulationSetup {
  /** The JSON that the robot is served. */
  readonly config: unknown;
  /** The list of `/gpt/config`. */
  readonly dialogues?: readonly unknown[];
  readonly user: { readonly role: string };
  /** Without it, times in texts are the letters of their format. */
  readonly now?: Date;
  readonly memory?: SimulationMemory;
  /** The account of the robot: its own messages are dropped, and its name in a text counts as an @. */
  readonly robot?: { readonly id?: string; readonly name: string };
  /** The groups of the robot; without them every target counts as found. */
  readonly rooms?: readonly { readonly id: string; readonly topic: string }[];
  /** The friends of the robot; without them every target counts as found. */
  readonly friends?: readonly { readonly id: string; readonly name: string }[];
  /** The materials by which the robot of a member replaces its copies; without them the copies are sent. */
  readonly materials?: readonly unknown[];
}

/** What somebody writes to the robot, privately or in a group. */
export interface SimulationMessage {
  /** The text; of a link its address, of a recording the words that are recognised in it. */
  readonly text: string;
  /** Default `text`. */
  readonly kind?: 'text' | 'url' | 'mini' | 'image' | 'file' | 'audio' | 'video';
  readonly from: {
    readonly id: string;
    readonly name: string;
    readonly alias?: string;
    /** The name in this group. */
    readonly roomAlias?: string;
    readonly weixin?: string;
    /** Default true. */
    readonly friend?: boolean;
    /** An official account, which is never answered. */
    readonly isOfficial?: boolean;
  };
  readonly room?: { readonly id: string; readonly topic: string };
  readonly isMentioned?: boolean;
  /** Whether the message mentions everybody. */
  readonly mentionsAll?: boolean;
  /** What a link or a mini program shows. */
  readonly card?: {
    readonly title?: string;
    readonly description?: string;
    readonly thumbUrl?: string;
    readonly appid?: string;
    readonly username?: string;
    readonly pagePath?: string;
  };
}

/** What becomes of a message. */
export interface Simulation {
  /** In the order in which the robot sends; forwards and syncs to other chats included. */
  readonly sends: readonly Send[];
  readonly asks: readonly Ask[];
  /** What the chat itself sees: `asks` before `answered`; `stopped` means that a stage decided for silence. */
  readonly outcome: 'silent' | 'answered' | 'asks' | 'stopped';
  readonly trace: readonly Stage[];
  readonly memory: SimulationMemory;
}
