import { Bot, Code, Layers, Megaphone, type LucideIcon } from 'lucide-react';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { plansMessages } from './plans.messages';
import * as css from './unlocked-card.css';

/** What a member may use and others may not (product specification, section 6). */
export function UnlockedCard() {
  const t = useMessages(plansMessages);
  return (
    <Card title={t.unlocks}>
      <ul className={css.features}>
        <Feature icon={Layers} name={t.content} text={t.contentText} />
        <Feature icon={Megaphone} name={t.reach} text={t.reachText} />
        <Feature icon={Bot} name={t.dialogue} text={t.dialogueText} />
        <Feature icon={Code} name={t.api} text={t.apiText} />
      </ul>
    </Card>
  );
}

interface FeatureProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly text: string;
}

function Feature({ icon, name, text }: FeatureProps) {
  return (
    <li className={css.feature}>
      <Icon of={icon} className={css.icon} />
      <div className={css.words}>
        <strong className={css.name}>{name}</strong>
        <span className={css.text}>{text}</span>
      </div>
    </li>
  );
}
