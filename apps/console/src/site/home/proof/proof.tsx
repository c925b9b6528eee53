import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CodeBlock } from '../../docs/text/code-block';
import { ConsolePicture } from '../../picture/console-picture';
import { EMBED_CODE, START_CODE } from './code-samples';
import { PanelToTry } from './panel-to-try';
import * as css from './proof.css';
import { useProofTexts } from './proof-texts';

/** What the product is like to work with: the real console in pictures, a panel to try, and how to run it. */
export function Proof() {
  const t = useProofTexts();
  return (
    <>
      <section className={css.section}>
        <h2 className={css.heading}>{t.rules.title}</h2>
        <p className={css.text}>{t.rules.text}</p>
        <div className={css.below}>
          <ConsolePicture name="rules" alt={t.rules.alt} />
        </div>
      </section>
      <Row {...t.why}>
        <ConsolePicture name="why" alt={t.why.alt} />
      </Row>
      <Row {...t.schedules} isTurned>
        <ConsolePicture name="schedules" alt={t.schedules.alt} />
      </Row>
      <Row {...t.send}>
        <ConsolePicture name="send" alt={t.send.alt} />
      </Row>
      <section className={css.section}>
        <h2 className={css.heading}>{t.embed.title}</h2>
        <p className={css.text}>{t.embed.text}</p>
        <div className={css.below}>
          <div className={css.row}>
            <div className={css.code}>
              <CodeBlock aria-label={t.embed.code}>
                <code>{EMBED_CODE}</code>
              </CodeBlock>
            </div>
            <PanelToTry />
          </div>
        </div>
      </section>
      <Row
        title={t.host.title}
        text={t.host.text}
        more={{ to: '/docs/install', text: t.host.more }}
      >
        <div className={css.code}>
          <CodeBlock aria-label={t.host.code}>
            <code>{START_CODE}</code>
          </CodeBlock>
        </div>
      </Row>
    </>
  );
}

interface RowProps {
  readonly title: string;
  readonly text: string;
  readonly more?: { readonly to: string; readonly text: string };
  /** What is shown stands to the left of the text. */
  readonly isTurned?: boolean;
  readonly children: ReactNode;
}

function Row({ title, text, more, isTurned = false, children }: RowProps) {
  return (
    <section className={css.section}>
      <div className={css.row} data-turned={isTurned || undefined}>
        <div className={css.said}>
          <h2 className={css.heading}>{title}</h2>
          <p className={css.text}>{text}</p>
          {more ? (
            <p className={css.action}>
              <Link to={more.to} className={css.link}>
                {more.text}
              </Link>
            </p>
          ) : null}
        </div>
        {children}
      </div>
    </section>
  );
}
