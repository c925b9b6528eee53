import { RobotConfigScreen } from '@chatdeck/ui/robot';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useBlockedLeave } from './leave-guarded-page';

/** /wechat/index; `field` is the setting to lead to. */
export function RobotConfigPage() {
  const [isUnsaved, setUnsaved] = useState(false);
  const location = useLocation();
  // Each visit is an object of its own, so that the same setting can be asked for again.
  const toField = useMemo(() => {
    const key = new URLSearchParams(location.search).get('field');
    return key === null ? undefined : { key };
  }, [location]);
  return (
    <RobotConfigScreen
      toField={toField}
      onUnsavedChange={setUnsaved}
      blockedLeave={useBlockedLeave(isUnsaved)}
    />
  );
}
