import { tableIn } from '@chatdeck/sdk/constants';
import { usePreferences } from '#preferences/preferences.ts';
import { OnDemand } from '../on-demand/on-demand';
import { TESTER_TEXTS } from './tester-texts';

/** A rule and a message that the reader can change, and whether the rule answers. */
export function RuleTester() {
  const { locale } = usePreferences();
  const { title, text, open, failed } = tableIn(TESTER_TEXTS, locale);
  const load = async () => (await import('./trial-form')).TrialForm;
  return <OnDemand title={title} text={text} open={open} failed={failed} load={load} />;
}
