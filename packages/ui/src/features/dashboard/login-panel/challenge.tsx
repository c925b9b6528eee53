import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { readChallenge } from './challenge.model';
import * as css from './login.css';
import { loginMessages } from './login.messages';

/** What the network wants to have proved before it lets the robot in. */
export function Challenge({ text }: { readonly text: string }) {
  const t = useMessages(loginMessages);
  const { links, facts } = readChallenge(text);
  return (
    <div className={css.challenge}>
      <Banner tone="warning" title={t.challenge}>
        {links.length > 0 ? t.challengeOpen : t.challengeRead}
        {links.map((href) => (
          <a key={href} className={css.link} href={href} target="_blank" rel="noopener noreferrer">
            {href}
          </a>
        ))}
        {facts.length > 0 ? (
          <ul className={css.facts}>
            {facts.map(({ name, value }, at) => (
              <li key={at}>{name === '' ? value : `${name}: ${value}`}</li>
            ))}
          </ul>
        ) : null}
      </Banner>
    </div>
  );
}
