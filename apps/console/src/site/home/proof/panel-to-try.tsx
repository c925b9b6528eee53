import { Button } from '@chatdeck/ui/primitives';
import { useState, type ComponentType } from 'react';
import { ConsolePicture } from '../../picture/console-picture';
import { frame } from '../../picture/console-picture.css';
import * as css from './proof.css';
import { useProofTexts } from './proof-texts';

type Panel = 'shown' | 'loading' | 'failed' | { readonly Live: ComponentType };

/** The picture of an embedded panel, and the panel itself for whoever wants to try it; its code comes only then. */
export function PanelToTry() {
  const t = useProofTexts().embed;
  const [panel, setPanel] = useState<Panel>('shown');
  const load = () => {
    setPanel('loading');
    import('./live-panel').then(
      ({ LivePanel }) => setPanel({ Live: LivePanel }),
      () => setPanel('failed'),
    );
  };
  if (typeof panel === 'object') {
    return (
      <div className={`${frame} ${css.panel}`}>
        <panel.Live />
      </div>
    );
  }
  return (
    <div>
      <ConsolePicture name="panel" alt={t.alt} />
      <div className={css.action}>
        <Button onPress={load} isPending={panel === 'loading'}>
          {t.try}
        </Button>
        {panel === 'failed' ? (
          <p role="alert" className={css.text}>
            {t.failed}
          </p>
        ) : null}
      </div>
    </div>
  );
}
