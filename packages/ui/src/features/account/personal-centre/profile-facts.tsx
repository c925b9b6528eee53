import { isVip, type UserInfo } from '@chatdeck/sdk';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages';
import { Badge } from '../../../primitives/badge/badge';
import { RobotTime } from '../../../primitives/robot-time/robot-time';
import * as css from './personal-centre.css';
import { personalCentreMessages } from './personal-centre.messages';

/** Who the account belongs to, as pairs of name and value. */
export function ProfileFacts({ user }: { readonly user: UserInfo }) {
  const t = useMessages(personalCentreMessages);
  const facts = [
    { name: t.name, value: user.name },
    { name: t.email, value: user.email },
    {
      name: t.membership,
      value: isVip(user) ? <Badge tone="success">{t.isMember}</Badge> : t.isNoMember,
    },
    { name: t.robot, value: user.robotInfo.name ?? t.noRobot },
    { name: t.since, value: <RobotTime at={user.createdAt} /> },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </>
  );
}
