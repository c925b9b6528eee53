import { useMessages } from '#messages';
import { StoredSimulator } from './stored-simulator';
import * as css from './try-area.css';
import { tryMessages } from './try.messages';

/** The simulator beside a list. */
export default function TryPanel() {
  const t = useMessages(tryMessages);
  return (
    <section className={css.panel} aria-label={t.tryIt}>
      <StoredSimulator />
    </section>
  );
}
