import { SITE_TITLE } from '@chatdeck/sdk/constants';
import { Button } from '@chatdeck/ui/primitives';
import { FeedbackDialog, FeedbackGroup } from '@chatdeck/ui/site';
import { useState } from 'react';
import { usePreferences } from '../preferences/preferences';

const FEEDBACK = { 'zh-CN': '意见反馈', en: 'Feedback' };

/** The name of the site, and the way to its operator. */
export function ShellFooter() {
  const { locale } = usePreferences();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {SITE_TITLE[locale]}{' '}
      <Button variant="link" size="sm" onPress={() => setOpen(true)}>
        {FEEDBACK[locale]}
      </Button>{' '}
      <FeedbackGroup />
      <FeedbackDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
