import type { LogConversation, LogMessage, LogRevision } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { loggedMessage, loggedSetup, toJsonObject } from '@chatdeck/sdk/plain-rules';
import { prepareRobot } from '@chatdeck/sdk/served';
import { simulate, type Simulation, type SimulationMessage } from '@chatdeck/sdk/simulate';
import { useMemo } from 'react';
import { isCallError } from '#context/call-error.ts';
import type { Loaded } from '#context/loaded.ts';
import { logApi } from '#store/log.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { robotQuery } from '#lists/rules/focus/row-address.ts';
import { useStoredRobot } from '#lists/simulator/use-stored-robot.ts';

/** What the robot made of a message, or would make of it. */
export interface Why {
  readonly message: SimulationMessage;
  readonly simulation: Simulation;
  /** Opens a rule on its page. */
  readonly queryOf: ReturnType<typeof robotQuery>;
}

const idsOf = (dialogues: readonly unknown[] = []) =>
  dialogues.map((dialogue) => {
    const { id } = toJsonObject(dialogue);
    return { id: typeof id === 'string' || typeof id === 'number' ? String(id) : '' };
  });

/** A revision of another version may hold what this one cannot read. */
function whyThen(
  revision: LogRevision,
  message: LogMessage,
  asked: SimulationMessage,
): Why | undefined {
  try {
    const setup = loggedSetup(revision, message);
    const queryOf = robotQuery({ config: setup.config, dialogues: idsOf(setup.dialogues) });
    return { message: asked, simulation: simulate(setup, asked), queryOf };
  } catch {
    return undefined;
  }
}

/** Why the robot answered a message, with what it ran with at that time; undefined when that is gone. */
export function useWhyThen(
  message: LogMessage,
  conversation: LogConversation,
): Loaded<{ readonly why: Why | undefined }> {
  const { revision } = message;
  const query = logApi.useLogRevisionQuery(revision ?? '', { skip: revision === null });
  const { data } = query;
  const why = useMemo(() => {
    const asked = loggedMessage(message, conversation);
    return data && asked && whyThen(data, message, asked);
  }, [data, message, conversation]);
  const isGone =
    revision === null || (isCallError(query.error) && query.error.code === CODE.notFound);
  return toLoaded([query], data !== undefined || isGone ? { why } : undefined);
}

/** What the robot would make of a message with the config that is saved now. */
export function useWhyNow(message: LogMessage, conversation: LogConversation) {
  const { status, loaded } = useStoredRobot();
  const state: Loaded<{ readonly why: Why | undefined }> = useMemo(() => {
    if (loaded.status !== 'ready') return loaded;
    const { robot, ...ready } = loaded;
    const asked = loggedMessage(message, conversation);
    const why = asked && {
      message: asked,
      simulation: prepareRobot(robot)(asked, { now: new Date() }),
      queryOf: robotQuery(robot),
    };
    return { status: ready.status, isStale: ready.isStale, retry: ready.retry, why };
  }, [loaded, message, conversation]);
  return { isMissing: status === 'missing' || status === 'malformed', state };
}
