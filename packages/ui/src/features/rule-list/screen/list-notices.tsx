import { useMessages } from '../../../messages';
import { Banner } from '../../../primitives/banner/banner';
import { Button } from '../../../primitives/button/button';
import { MemberNotice } from '../../member/membership/member-notice';
import { LiveBadge } from '../../robot/config-editor/live-badge';
import { rowLabel } from '../../robot/document/row-label';
import type { ListRows } from '../rows/use-list-rows';
import { ruleListMessages } from './rule-list.messages';
import type { RowActions } from './use-row-actions';

interface Props {
  readonly list: ListRows;
  readonly actions: RowActions;
  readonly isReadOnly: boolean;
}

/** What to know over a list: whether it can be changed, whether the robot has it, and what was deleted or refused. */
export function ListNotices({ list, actions, isReadOnly }: Props) {
  const t = useMessages(ruleListMessages);
  const { state, saved, refusal } = list;
  const { removed } = actions;
  return (
    <>
      {isReadOnly ? <MemberNotice /> : null}
      {refusal === undefined ? null : (
        <Banner tone="danger" title={t.refused}>
          {refusal}
        </Banner>
      )}
      {removed ? (
        <Banner action={<Button onPress={actions.undoRemove}>{t.undo}</Button>}>
          {t.removed({ label: rowLabel(removed.row.stored) })}
        </Banner>
      ) : null}
      {saved && state?.status === 'ready' ? (
        <LiveBadge version={saved.version} liveVersion={state.liveVersion} />
      ) : null}
    </>
  );
}
