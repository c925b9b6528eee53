import { ROBOT_TYPES, textIn } from '@chatdeck/sdk/constants';
import type { ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { ProviderMark } from './provider-mark';
import * as css from './provider.css';

interface ProviderPanelProps {
  readonly type: number;
  readonly children: ReactNode;
}

/** The card of the chosen provider, with its key, its address and the test of its connection. */
export function ProviderPanel({ type, children }: ProviderPanelProps) {
  const { locale } = useChatdeck();
  const name =
    textIn(ROBOT_TYPES.find(({ value }) => value === type)?.text, locale) ?? String(type);
  return (
    <section className={css.panel} aria-label={name}>
      <div className={css.head}>
        <ProviderMark type={type} />
        <span className={css.name}>{name}</span>
      </div>
      {children}
    </section>
  );
}
