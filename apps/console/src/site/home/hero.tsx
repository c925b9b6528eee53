import { ButtonLink } from '@chatdeck/ui/primitives';
import { BookOpen, CircleCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { usePreferences } from '../../preferences/preferences';
import { useToken } from '../../session/use-token';
import * as css from './hero.css';
import { HOME_TEXTS } from './home-texts';

/** What it is in one sentence, and the two ways on. */
export function Hero() {
  const { locale } = usePreferences();
  const navigate = useNavigate();
  const hasToken = useToken() !== null;
  const t = HOME_TEXTS[locale];
  const follow = (href: string) => void navigate(href);
  return (
    <div>
      <h1 className={css.headline}>
        {t.headline.map((line) => (
          <span key={line} className={css.line}>
            {line}
          </span>
        ))}
      </h1>
      <p className={css.lead}>{t.lead}</p>
      <div className={css.ways}>
        <ButtonLink
          href={hasToken ? '/dashboard' : '/signup'}
          variant="primary"
          size="lg"
          isTouch
          onFollow={follow}
        >
          {hasToken ? t.toConsole : t.start}
        </ButtonLink>
        <ButtonLink href="/docs/about" size="lg" icon={BookOpen} isTouch onFollow={follow}>
          {t.read}
        </ButtonLink>
      </div>
      <ul className={css.points}>
        {t.points.map((point) => (
          <li key={point} className={css.point}>
            <CircleCheck size={16} className={css.mark} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
