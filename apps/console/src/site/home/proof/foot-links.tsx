import { textIn } from '@chatdeck/sdk/constants';
import { FeedbackDialog, FeedbackGroup } from '@chatdeck/ui/site';
import { Link, useLocation, useNavigate } from 'react-router';
import { loginFor } from '#guard/redirect-target.ts';
import { usePreferences } from '#preferences/preferences.ts';
import { useToken } from '#session/session-store.ts';
import { FEEDBACK } from '#shell/feedback-text.ts';
import * as css from './proof.css';
import { useProofTexts } from './proof-texts';

/** The landing page with its feedback open: where the login leads back to whoever wanted to write. */
const WRITING = { pathname: '/home', hash: '#feedback' };

/** The foot of the landing page: the documentation, a way to write to the operator, and the group that the server names. */
export function FootLinks() {
  const t = useProofTexts().footer;
  const { locale } = usePreferences();
  const hasToken = useToken() !== null;
  const { hash } = useLocation();
  const navigate = useNavigate();
  const close = () => void navigate('/home', { replace: true, preventScrollReset: true });
  return (
    <nav className={css.links} aria-label={t.nav}>
      {t.links.map(({ to, text }) => (
        <Link key={to} to={to} className={css.footLink}>
          {text}
        </Link>
      ))}
      <Link
        to={hasToken ? WRITING : loginFor(`${WRITING.pathname}${WRITING.hash}`)}
        className={css.footLink}
        preventScrollReset={hasToken}
      >
        {textIn(FEEDBACK, locale)}
      </Link>
      <span className={css.footText}>
        <FeedbackGroup />
      </span>
      {/* Even closed it asks whose account it is, which would send a visitor whose session has ended to the login. */}
      {hasToken && hash === WRITING.hash ? (
        <FeedbackDialog isOpen onOpenChange={(isOpen) => (isOpen ? undefined : close())} />
      ) : null}
    </nav>
  );
}
