import { RobotConfigScreen } from '@chatdeck/ui/robot';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useBlockedLeave } from './leave-guarded-page';

/** /wechat/index; `field` is the setting to scroll to. */
export function RobotConfigPage() {
  const [isUnsaved, setUnsaved] = useState(false);
  const location = useLocation();
  // A new object for each navigation, so that the same setting can be requested again.
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
