import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect } from 'vitest';
import { refuses, type Journeys } from './journey';

/** The site and its operator. */
export const siteJourneys: Journeys = {
  'the site speaks to people and hears them': async ({ client }) => {
    expect(unwrap(await client.site.callbackEvents()).list.length).toBeGreaterThan(0);
    expect(unwrap(await client.site.messages()).list).toBeInstanceOf(Array);
    expect(unwrap(await client.site.notice())).toBeDefined();
    expect(unwrap(await client.site.feed())).toBeDefined();
    unwrap(await client.site.sendFeedback({ content: '很好用' }));
    await refuses(client.site.sendFeedback({ content: '' }), CODE.missingValue);
  },
};
