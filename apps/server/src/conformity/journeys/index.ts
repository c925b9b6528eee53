import { accountJourneys } from './account.journeys';
import { contentJourneys } from './content.journeys';
import type { Journeys } from './journey';
import { operatorJourneys } from './operator.journeys';
import { openApiKeyJourneys } from './open-api-key.journeys';
import { passkeyJourneys } from './passkey.journeys';
import { robotJourneys } from './robot.journeys';
import { sendingJourneys } from './sending.journeys';
import { siteJourneys } from './site.journeys';

/** Together they make every call of the contract. */
export const JOURNEYS: Journeys = {
  ...accountJourneys,
  ...passkeyJourneys,
  ...openApiKeyJourneys,
  ...robotJourneys,
  ...contentJourneys,
  ...sendingJourneys,
  ...siteJourneys,
  ...operatorJourneys,
};
