import type { Target } from '@chatdeck/sdk';
import type { TargetType } from '@chatdeck/sdk/constants';
import type { SendTarget } from '#store/send-target.ts';

/** What tells two targets apart; old rules hold some that have a name alone. */
const idOf = ({ id, name }: Target): string =>
  id === undefined || id === null || id === '' ? `name:${name}` : String(id);

/** A target of a rule as a choice of a list. */
export const toChoice = (kind: TargetType, target: Target): SendTarget => ({
  kind,
  wxid: idOf(target),
  name: target.name,
});

/** The chosen ones as targets of a rule. One that was stored stays as it was, with what else it holds. */
export function toTargets(chosen: readonly SendTarget[], stored: readonly Target[]): Target[] {
  const known = new Map(stored.map((target) => [idOf(target), target]));
  return chosen.map(({ wxid, name }) => known.get(wxid) ?? { id: wxid, name });
}
