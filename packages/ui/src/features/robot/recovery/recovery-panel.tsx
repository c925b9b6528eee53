import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '#context/download-text.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { LazyConfirmDialog } from '#primitives/confirm-dialog/lazy-confirm-dialog.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { useFreshConfig } from '#lists/config/use-saved-config.ts';
import { RevisionBrowser } from '../history/revision-browser';
import { robotConfigMessages } from '../robot-config.messages';
import * as css from './recovery.css';

interface Props {
  readonly raw: string;
  readonly version: number;
}

/** A stored config that is not valid JSON: its raw text, and the ways to recover. */
export function RecoveryPanel({ raw, version }: Props) {
  const t = useMessages(robotConfigMessages);
  const { start, isStarting } = useFreshConfig(version);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Stack>
      <Banner tone="danger" title={t.malformedTitle}>
        {t.malformedText}
      </Banner>
      <Card title={t.historyList}>
        <RevisionBrowser version={version} unsaved={0} onRestored={() => undefined} />
      </Card>
      <Card title={t.rawText}>
        <Stack gap={3}>
          <pre className={css.raw} tabIndex={0} aria-label={t.rawText}>
            {raw}
          </pre>
          <Row wraps>
            <Button icon={Download} onPress={() => downloadText(`config-${version}.txt`, raw)}>
              {t.download}
            </Button>
            <Button icon={RotateCcw} isPending={isStarting} onPress={() => setConfirming(true)}>
              {t.reset}
            </Button>
          </Row>
        </Stack>
      </Card>
      <LazyConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t.resetTitle}
        confirmLabel={t.reset}
        tone="danger"
        onConfirm={() => {
          setConfirming(false);
          start();
        }}
      >
        {t.resetText}
      </LazyConfirmDialog>
    </Stack>
  );
}
