import * as z from 'zod/mini';
import { isPlainText, oneOf, visibly } from '../../core/check';
import { crossRule } from '../../core/cross-rule';
import { isKey } from '../../core/key';
import { isWebAddress } from '../../core/link';
import { keywordSchema } from '../rule/keyword.rules';
import { MATCH_MODES, NEED_AT, SCOPES } from '../rule/rule.constants';
import { SUMMARY_BOT, SUMMARY_BOTS_WITH_ID } from './summary-bots';
import { SUMMARY_MODES } from './summary.constants';

const line = z.string('invalid').check(visibly, isPlainText, z.maxLength(1_000, 'length.1000'));

/** A prompt is interpreted as a template, which a single brace breaks (robot contract, section 1.2). */
const hasLoneBrace = (prompt: string) => /[{}]/.test(prompt.replace(/\{\{|\}\}/g, ''));

/** Requirements that depend on whether summaries are enabled, and on the service that writes them. */
const service = {
  open: z.boolean('invalid'),
  keywords: z.array(keywordSchema, 'rule.keywords'),
  botType: z.number('required'),
  token: line.check(isKey),
  botId: line,
  model: line,
  prompt: z.string('invalid').check(isPlainText, z.maxLength(5_000, 'length.5000')),
};

/** What enabled chat summaries require: keywords that trigger them, and an AI service that writes them. */
export const summaryFormSchema = z
  .object({
    ...service,
    reg: oneOf(MATCH_MODES),
    needAt: oneOf(NEED_AT),
    scope: oneOf(SCOPES),
    summerType: oneOf(SUMMARY_MODES),
    /** In hours, 0 for today. */
    summerTime: z.number('required').check(z.minimum(0, 'config.number')),
    summerNum: z.int('config.number').check(z.minimum(1, 'config.number')),
    baseUrl: line.check(z.refine((url) => url === '' || isWebAddress(url), 'config.address')),
    /** In seconds. */
    timeout: z.int('callback.timeout').check(z.minimum(0, 'callback.timeout')),
    debug: z.boolean('invalid'),
  })
  .check(
    crossRule(service, (summary, miss) => {
      if (!summary.open) return;
      const isChatGpt = summary.botType === SUMMARY_BOT.chatGpt;
      if (summary.keywords.length === 0) miss('rule.keywords', 'keywords');
      if (summary.token === '') miss('required', 'token');
      if (isChatGpt && summary.model === '') miss('required', 'model');
      if (isChatGpt && hasLoneBrace(summary.prompt)) miss('config.braces', 'prompt');
      if (SUMMARY_BOTS_WITH_ID.includes(summary.botType) && summary.botId === '') {
        miss('required', 'botId');
      }
    }),
  );
/** The value of the chat summaries form (robot contract, section 1.7). */
export type SummaryForm = z.input<typeof summaryFormSchema>;
