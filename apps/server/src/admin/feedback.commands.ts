import type { Database } from '../database/database';
import { siteRepository } from '../resources/site/site.repository';
import { refuse } from './output';

/** The operator's commands for feedback that users sent. */
export function feedbackCommands(db: Database) {
  const site = siteRepository(db);
  return {
    /** The newest feedback first, each with its author, date and contact. */
    async list(last: number): Promise<string> {
      if (!Number.isSafeInteger(last) || last < 1)
        refuse('--last takes a whole number, 1 or more.');
      const { rows } = await site.feedbackPage({ pageSize: last });
      if (rows.length === 0) return 'Nobody wrote anything yet.';
      return rows
        .map(({ email, content, contact, createdAt }) =>
          [`${createdAt.toISOString()}  ${email}  ${contact || '-'}`, indented(content)].join('\n'),
        )
        .join('\n\n');
    },
  };
}

/** Strips control characters from untrusted text for the terminal: they could move the cursor or change colours. */
const indented = (content: string): string =>
  content
    .split(/\r?\n/)
    .map((line) => `  ${line.replace(/\p{Cc}/gu, ' ')}`)
    .join('\n');
