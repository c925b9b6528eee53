import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf, ResponseOf } from '../../core/endpoint';
import { questionEndpoints as calls } from './question.endpoints';

/** Which of the saved services is asked, and what. */
export type Question = RequestOf<typeof calls.ask>;
/** What a service answered, or why it did not. */
export type Answer = ResponseOf<typeof calls.ask>;

/** Questions to the services that answer for the robot: AI providers and callbacks. */
export const questionResource = ({ call }: Connection) => ({
  /**
   * Asks a saved service through the server; keys stay there. A service that cannot be reached or refuses is an answer
   * with a `fault`; 30001 or 30002 without the right to what is asked, 20002 after 20 questions a minute.
   */
  ask: (question: Question, options?: CallOptions) => call(calls.ask, question, options),
});
