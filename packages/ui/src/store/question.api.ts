import type { Question } from '@chatdeck/sdk';
import { api, call } from './api';

/** Questions to the services that answer for the robot. */
export const questionApi = api.injectEndpoints({
  endpoints: (build) => ({
    ask: build.mutation({
      queryFn: call(
        (question: Question) => (client, options) => client.question.ask(question, options),
      ),
    }),
  }),
});
