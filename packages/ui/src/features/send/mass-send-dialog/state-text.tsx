import { SEND_STATES, type SendState, textIn } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { Icon } from '#primitives/icon/icon.tsx';
import * as css from './mass-send.css';
import { STATE_STYLE } from './send-states';

/** How sending to one target stands or ended. */
export function StateText({ state }: { readonly state: SendState }) {
  const { locale } = useChatdeck();
  const { tone, icon } = STATE_STYLE[state];
  const shown = SEND_STATES.find(({ value }) => value === state);
  return (
    <span className={css.state[tone]}>
      <Icon of={icon} size={16} />
      {textIn(shown?.text, locale)}
    </span>
  );
}
