import { isMet } from './figures.mjs';

/**
 * Why goals are missed, by bench: which of its figures, and what was measured that says so. A reason that no missed figure
 * needs any more is to be deleted; a test says which.
 */
const REASONS = {
  picker: [
    {
      of: /one key$/,
      why: 'The floor has next to no keyboard and says nothing to a screen reader. What ours has on top (the number of names found, the active option, a row that selects all that is found) is a millisecond a key; downshift, which does about as much, takes longer.',
    },
    {
      of: /mount and open$/,
      why: 'The floor itself, which is an input, twelve rows and a filter, takes the share of antd that its own row says: what is left between it and the goal is less than one field with a label, a help text and a popover costs in React.',
    },
  ],
  table: [
    {
      of: /^(mount|sort by a column|select all)$/,
      why: 'The floor draws nearly as many elements, but without roles, labels, buttons in its header or cards for a narrow container. TanStack Table with the rows of its own example, which has none of these either, is as far above the floor (rows of its own); a finished table (antd, MUI, react-admin) takes a multiple of ours.',
    },
  ],
  rules: [
    {
      of: /drawn$/,
      why: 'The same screen without any rule takes two thirds of it: React draws its frame, its toolbar and its first list, on a processor slowed four times. Of five hundred rules only twenty are drawn.',
    },
    {
      of: /until it is saved$/,
      why: 'A profile of it: nearly half is React, which draws the twenty rows twice (changed at once, and confirmed by the answer); nearly a third is the call, whose body is the whole config, as the specification has it; the rest is the press itself.',
    },
  ],
  client: [
    {
      of: /^a call$/,
      why: 'ofetch, which repeats a call that failed on the way, with a signal that ends it in time, is most of it (its own row): Node makes each signal an object that can be sent to other threads. Beside that the client is within its goal.',
    },
  ],
  server: [
    {
      of: /signed call/,
      why: 'A signature is accepted once, also after a restart and by another instance: that is a row to write for each call (its share is in the next table), where the floor reads its memory. The key and the config come from memory here too.',
    },
    {
      of: /^read the config$/,
      why: 'The clock counts in steps of 10 ms, which is a quarter of such a ratio; over 200 calls the answer comes from memory, as that of the floor.',
    },
    {
      of: /^search/,
      why: 'A part of a name is in no index: every name of the account is looked through, by one statement, while the first page reads twenty rows of an index. Indexes of parts (`pg_trgm`) need three characters, and a Chinese name often has two in all; the embedded database has none.',
    },
  ],
  database: [
    {
      of: /pages of/,
      why: 'The slowest page is the one in the middle: it is read from the nearer end of the list, and half of 100,000 entries of the index are stepped over (no row of them is read). Marks on the way would have to be kept right by every change of the list.',
    },
    {
      of: /search/,
      why: 'The floor finds the beginning of a name in an index. A part of it is in none: every name of the account is looked through, and its pinyin with it: what its own statements take (their own row).',
    },
    {
      of: /save the config/,
      why: 'The update also stores the version for the history and removes the oldest; two more statements note the reload that the robot is due and the entry of the audit trail. These alone are four to ten times the one update (their own row), and about half of the save; the other half reads and checks the document.',
    },
    {
      of: /mass send/,
      why: 'The targets are looked up among the friends, so that nobody else is sent to; the account has a limit to claim and its pending targets to count, under a lock; then the job, the targets, the queue and the audit trail are written. These statements are most of it (their own row).',
    },
    {
      of: /batch/,
      why: 'The signature is claimed, batches of one account wait for each other under a lock, friends of another robot are removed, and the upsert, which keeps the names before, is followed by a count for the console. These statements are about half of it (their own row); the other half verifies the call, reads its 500 rows and makes their pinyin.',
    },
  ],
  streams: [
    {
      of: /of a core/,
      why: 'Two thousand streams have a heartbeat every 15 s each, 133 writes a second, and one write to a socket of Node is about 100 µs with all that it causes in the kernel: a core is counted in steps of 10 ms, hence the spread.',
    },
  ],
  'first-route': [
    {
      of: /^scripts of/,
      why: 'react-dom is 55 KB of it, the router 27, Redux Toolkit 24, react-aria, the forms and zod 45 ([decision 8](decisions/0008-sizes-that-libraries-set.md)). The page is drawn without any of it: it comes as HTML.',
    },
    {
      of: /^largest contentful paint of \/dashboard/,
      why: 'Its 425 KB take 2.3 s on this line by themselves, and the answers of the server a round of 0.56 s after those of the page and of the scripts; the bare page has 58 KB, and asks nothing.',
    },
    {
      of: /^total blocking time/,
      why: 'The bare page has run its scripts before it paints anything, so that nothing of it counts. Ours is painted as HTML three times as early, and the same kind of work comes after: half is the evaluation of the scripts, half React that takes over what is there, in pieces of which the last is the longest.',
    },
  ],
};

/** The goals of a bench that its figures miss, with the reason of each; undefined where nobody wrote one. */
export const missesOf = (bench, figures) =>
  figures
    .filter((figure) => !isMet(figure))
    .map((figure) => ({
      figure,
      why: REASONS[bench]?.find(({ of }) => of.test(figure.name))?.why,
    }));

/** The reasons that no figure of a record needs. */
export const idleReasons = (record) =>
  Object.entries(REASONS).flatMap(([bench, reasons]) => {
    const used = new Set(missesOf(bench, record[bench]?.figures ?? []).map(({ why }) => why));
    return reasons.filter(({ why }) => !used.has(why)).map(({ of }) => `${bench}: ${of}`);
  });
