import { textIn } from '@chatdeck/sdk/constants';
import { SERVER_WARNINGS } from '@chatdeck/sdk/operator';
import { KeyRound, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useHostState } from '#lists/use-host-state.ts';
import type { FilterProps, HeaderProps } from '#lists/list-props.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { PlaceTabs } from '#primitives/place-tabs/place-tabs.tsx';
import { AccountsPart } from './accounts/accounts-part';
import { AuditPart } from './audit/audit-part';
import { BackupsPart } from './backups/backups-part';
import { FeedbackPart } from './feedback/feedback-part';
import { InvitesPart } from './invites/invites-part';
import { NoticePart } from './notice/notice-part';
import { NowPart } from './now/now-part';
import { PlansPart } from './plans/plans-part';
import { SettingsPart } from './settings/settings-part';
import * as css from './operator.css';
import { operatorMessages } from './operator.messages';
import type { OperatorFilter } from './operator-filter';
import { OPERATOR_SECTIONS, sectionOf, type OperatorSection } from './operator-section';
import { useServerSettings, useShut, type Shut } from './use-operator-access';

export type { OperatorFilter } from './operator-filter';
export type { OperatorSection } from './operator-section';

/** Props of the operator's page. */
export interface OperatorScreenProps extends HeaderProps, FilterProps<OperatorFilter> {
  /** The part that is shown, if the host has it, say in its address. Default accounts. */
  readonly section?: string | undefined;
  /** Changes the part in place; without it each part is an address of the host. */
  readonly onSectionChange?: ((section: OperatorSection) => void) | undefined;
}

/** What those see and change who run the server: accounts, prices, invites, feedback, notice, and how it is doing. */
export function OperatorScreen(props: OperatorScreenProps) {
  return (
    <PanelBoundary>
      <Content {...props} />
    </PanelBoundary>
  );
}

const PARTS: Readonly<Record<OperatorSection, (host: FilterProps<OperatorFilter>) => ReactNode>> = {
  accounts: AccountsPart,
  plans: PlansPart,
  invites: InvitesPart,
  feedback: FeedbackPart,
  notice: NoticePart,
  now: NowPart,
  backups: BackupsPart,
  audit: AuditPart,
  settings: SettingsPart,
};

function Content({ section: given, onSectionChange, hasHeader, ...host }: OperatorScreenProps) {
  const t = useMessages(operatorMessages);
  const shut = useShut();
  const [name, setSection] = useHostState<string>(given, 'accounts', (next) =>
    onSectionChange?.(sectionOf(next)),
  );
  const section = sectionOf(name);
  const isInPlace = given === undefined || onSectionChange !== undefined;
  const Part = PARTS[section];
  return (
    <Page title={t.title} description={t.description} hasHeader={hasHeader}>
      {shut === undefined ? (
        <>
          <PlaceTabs
            label={t.sections}
            tabs={OPERATOR_SECTIONS.map((id) => ({
              to: 'operator' as const,
              query: { section: id },
              label: t[id],
              isCurrent: id === section,
            }))}
            onChange={isInPlace ? ({ query }) => setSection(query?.['section'] ?? '') : undefined}
          />
          <Warnings />
          <PanelBoundary key={section}>
            <Part {...host} />
          </PanelBoundary>
        </>
      ) : (
        <Card>
          <ShutState why={shut} />
        </Card>
      )}
    </Page>
  );
}

function ShutState({ why }: { readonly why: Shut }) {
  const t = useMessages(operatorMessages);
  const { navigate } = useChatdeck();
  if (why === 'notOperator') {
    return (
      <EmptyState icon={Lock} title={t.refusedTitle}>
        {t.refusedText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={KeyRound}
      title={t.factorTitle}
      actions={<Button onPress={() => navigate({ to: 'user.info' })}>{t.toAccount}</Button>}
    >
      {t.factorText}
    </EmptyState>
  );
}

/** What the server warns its operator of. */
function Warnings() {
  const t = useMessages(operatorMessages);
  const { locale } = useChatdeck();
  const settings = useServerSettings();
  if (settings.status !== 'ready' || settings.warnings.length === 0) return null;
  return (
    <Banner tone="warning" title={t.warnings(settings.warnings.length)}>
      <ul className={css.list}>
        {settings.warnings.map(({ id, address }) => (
          <li key={id}>
            {textIn(SERVER_WARNINGS.find(({ value }) => value === id)?.text, locale)?.replaceAll(
              '{address}',
              address,
            ) ?? id}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
