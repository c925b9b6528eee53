import type { ReactNode } from 'react';
import type { Destination } from '#context/navigation.ts';
import { useMessages } from '#messages';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useIsOwn } from '#lists/session/use-may.ts';
import * as css from './safety.css';
import { safetyMessages } from './safety.messages';

/** What can be done about somebody else in the account, the quickest first. */
const STEPS = [
  { name: 'end', to: 'user.sessions' },
  { name: 'password', to: 'user.password' },
  { name: 'factor', to: 'user.info' },
  { name: 'activity', to: 'user.activity' },
] as const;

interface Props {
  /** The page itself, to which there is no link. */
  readonly at: Destination;
  /** The page is a short form, not a list. */
  readonly isForm?: boolean;
  readonly children: ReactNode;
}

/** A list of devices or actions, or a form about the account, and beside it what to do about somebody else in there. */
export function WithSafety({ at, isForm = false, children }: Props) {
  const t = useMessages(safetyMessages);
  const isOwn = useIsOwn();
  // A partner's session has none of these pages.
  if (isOwn === false) return <div className={css.main}>{children}</div>;
  return (
    <div className={isForm ? css.formLayout : css.layout}>
      <div className={css.main}>{children}</div>
      <Card title={isForm ? t.formTitle : t.title}>
        <ol className={css.steps}>
          {STEPS.filter(({ to }) => to !== at).map(({ name, to }) => (
            <li key={name} className={css.step}>
              <PlaceLink to={to}>{t[name]}</PlaceLink>
              <Text size="xs" tone="muted">
                {t[`${name}Text`]}
              </Text>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
