import { reasonText, stageText } from '@chatdeck/sdk/simulate';
import type { RuleReference, Stage, Verdict } from '@chatdeck/sdk/simulate';
import { ArrowDown, Ban, Check, Minus, Sparkle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { Destination, NavigationIntent } from '#context/navigation.ts';
import { useMessages } from '#messages';
import { isPlainClick } from '#primitives/is-plain-click.ts';
import { Icon } from '#primitives/icon/icon.tsx';
import { Keyword } from '#primitives/keyword/keyword.tsx';
import * as css from './trace.css';
import { traceMessages, VERDICT_MESSAGE } from './trace.messages';

const MARK: Readonly<Partial<Record<Verdict, LucideIcon>>> = {
  answered: Check,
  asked: Sparkle,
  stopped: Ban,
  passedOn: ArrowDown,
  noMatch: Minus,
};

interface TraceStageProps {
  readonly stage: Stage;
  readonly to: Destination | undefined;
  /** Opens the rule on that page. */
  readonly query: NavigationIntent['query'] | undefined;
  readonly onOpenRule: ((rule: RuleReference) => void) | undefined;
}

/** One stage: its verdict, its name, the keyword that matched, the reason, and the rule. */
export function TraceStage({ stage, to, query, onOpenRule }: TraceStageProps) {
  const { locale, navigate } = useChatdeck();
  const t = useMessages(traceMessages);
  const { verdict, keyword, rule } = stage;
  const name = stageText(stage.id, locale);
  const icon = MARK[verdict];
  const open = () => {
    if (rule && onOpenRule) onOpenRule(rule);
    else if (to) navigate({ to, ...(query && { query }) });
  };
  return (
    <li className={css.stage} data-verdict={verdict}>
      <span className={css.mark}>{icon ? <Icon of={icon} size={12} /> : null}</span>
      <span className={css.body}>
        <span className={css.name}>
          <Place to={to} query={query}>
            {name}
          </Place>
          <span className={css.hidden}>{` ${t[VERDICT_MESSAGE[verdict]]} `}</span>
        </span>
        <span className={css.result}>
          {keyword ? <Keyword>{keyword.text}</Keyword> : null}
          {reasonText(stage.reason, locale)}
          {rule && (onOpenRule ?? to) ? (
            <Button
              className={css.rule}
              aria-label={t.openRule({ stage: name, at: rule.index + 1 })}
              onPress={open}
            >
              {t.rule({ at: rule.index + 1 })}
            </Button>
          ) : null}
        </span>
      </span>
    </li>
  );
}

interface PlaceProps {
  readonly to: Destination | undefined;
  readonly query: NavigationIntent['query'] | undefined;
  readonly children: ReactNode;
}

/** A text that leads to a page, looking like a text: a trace has many. */
function Place({ to, query, children }: PlaceProps) {
  const { navigate, hrefOf } = useChatdeck();
  if (!to) return children;
  const intent = { to, ...(query && { query }) };
  if (!hrefOf)
    return (
      <Button className={css.link} onPress={() => navigate(intent)}>
        {children}
      </Button>
    );
  return (
    <Link
      href={hrefOf(intent)}
      className={css.link}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(intent);
      }}
    >
      {children}
    </Link>
  );
}
