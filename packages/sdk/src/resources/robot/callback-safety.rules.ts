import { isJsonObject, jsonList, type JsonObject } from '../../core/json';
import { isReservedParameter, type ParameterKind } from '../rule/parameter.rules';
import { CALLBACK_TYPE } from '../rule/rule.constants';
import type { ConfigDanger } from './config-safety.rules';
import { parseConfig } from './robot-config';

type Path = ConfigDanger['path'];

function reservedParameters(kind: ParameterKind, call: JsonObject, path: Path): ConfigDanger[] {
  return jsonList(call['moreData']).flatMap((pair, at) =>
    isJsonObject(pair) && typeof pair['key'] === 'string' && isReservedParameter(kind, pair['key'])
      ? [{ path: [...path, 'moreData', at, 'key'], rule: 'callback.parameter.reserved' }]
      : [],
  );
}

function callbackRow(row: JsonObject, path: Path, isOwn: (address: string) => boolean) {
  if (row['type'] !== CALLBACK_TYPE.builtIn) return reservedParameters('callback', row, path);
  const { postUrl } = row;
  const isForeign = typeof postUrl === 'string' && postUrl !== '' && !isOwn(postUrl);
  return [
    ...(isForeign
      ? [{ path: [...path, 'postUrl'], rule: 'callback.event.foreign' } satisfies ConfigDanger]
      : []),
    ...reservedParameters('signedCallback', row, path),
  ];
}

function storedOf(config: string | null): JsonObject {
  const parsed = config === null ? undefined : parseConfig(config);
  return parsed?.status === 'ready' ? parsed.stored : {};
}

/**
 * The callbacks that a save would add and that must not be called: a built-in event of another server, which would
 * receive the robot's signature, and parameters that the robot never sends. What is already stored is ignored, so that
 * the rest of the config can still be saved; it is removed when the config is served.
 */
export function callbackDangers(
  config: string,
  before: string | null,
  isOwn: (address: string) => boolean,
): ConfigDanger[] {
  const [now, then] = [storedOf(config), storedOf(before)];
  const known = new Set(jsonList(then['callBackEvents']).map((row) => JSON.stringify(row)));
  const rows = jsonList(now['callBackEvents']).flatMap((row, at) =>
    isJsonObject(row) && !known.has(JSON.stringify(row))
      ? callbackRow(row, ['callBackEvents', at], isOwn)
      : [],
  );
  const parts = (['customBot', 'conversationRecord'] as const).flatMap((name) => {
    const part = now[name];
    const isChanged = JSON.stringify(part) !== JSON.stringify(then[name]);
    return isJsonObject(part) && isChanged ? reservedParameters(name, part, [name]) : [];
  });
  return [...rows, ...parts];
}
