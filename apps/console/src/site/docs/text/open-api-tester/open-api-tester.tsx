import { tableIn } from '@chatdeck/sdk/constants';
import { usePreferences } from '#preferences/preferences.ts';
import { OnDemand } from '../on-demand/on-demand';
import { OPEN_API_TEXTS } from './open-api-texts';

/** A call of the open API that the reader makes, from the server's own description of its calls. */
export function OpenApiTester() {
  const { locale } = usePreferences();
  const { title, text, open, failed } = tableIn(OPEN_API_TEXTS, locale);
  return <OnDemand title={title} text={text} open={open} failed={failed} load={loadForm} />;
}

async function loadForm() {
  const [{ OpenCallForm }, { readOpenCalls }] = await Promise.all([
    import('./open-call-form'),
    import('./open-calls'),
  ]);
  const calls = await readOpenCalls();
  return () => <OpenCallForm calls={calls} />;
}
