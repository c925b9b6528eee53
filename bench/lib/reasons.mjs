import { isMet } from './figures.mjs';

/**
 * Why goals are missed, by bench: which of its figures, and what was measured that says so. A reason that no missed figure
 * needs any more is to be deleted; a test says which.
 */
const REASONS = {
  picker: [
    {
      of: /one key$/,
      why: 'The floor has next to no keyboard and says nothing to a screen reader; ours finds the active option, counts what is found and offers to select all of it. downshift, which does about as much, stands a tenth below ours at 10,000 names and level with it at 100,000, where both are below the floor or near it.',
    },
    {
      of: /mount and open$/,
      why: 'The floor itself, which is an input, twelve rows and a filter, is above this goal too (its own row).',
    },
  ],
  table: [
    {
      of: /^(mount|sort by a column|select all)$/,
      why: 'The floor draws nearly as many elements (their own row), but without roles, labels, buttons in its header or cards for a narrow container. TanStack Table with the rows of its own example, which has none of these either, misses these goals by as much at mount and sort; at select all it is between the floor and ours. A finished table (antd, MUI, react-admin) takes twice as long as ours or more.',
    },
  ],
  rules: [
    {
      of: /drawn$/,
      why: 'The same screen without any rule takes three fifths of it: React draws its frame and its toolbar, on a processor slowed four times. Of five hundred rules only twenty are drawn.',
    },
    {
      of: /until it is saved$/,
      why: 'In a profile of one toggled, 48 % is React, which draws again what has changed, and 29 % the call, whose body is the whole config, as the specification has it.',
    },
  ],
  client: [
    {
      of: /^a call$/,
      why: 'More than half of it is ofetch, which repeats a call that failed on the way, with a signal that ends it in time (its own row). Beside that the client is within the same goal.',
    },
  ],
  server: [
    {
      of: /signed call/,
      why: 'A signature is accepted once, also after a restart and by another instance: that is a row to write for each call (its share is in the next table), where the floor reads its memory. The key and the config come from memory here too.',
    },
    {
      of: /^read the config$/,
      why: 'Both answers come from memory. In a profile of 8,000 calls 52 % is the system call that writes the answer and 14 % the HTTP of Node, which the floor has too. The floor knows nobody: to look up whose token it is and what its owner may read takes 5 %. The rest is spread over fastify, our hooks and the context of a call, none of it more than that.',
    },
    {
      of: /^search/,
      why: 'A part of a name is in no index: every name of the account is looked through, while the first page reads twenty rows of an index.',
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
      why: 'The update also stores the version for the history and removes the oldest; two more statements note the reload that the robot is due and the entry of the audit trail. These alone are four to ten times the one update, and about half of the save (their own row).',
    },
    {
      of: /mass send/,
      why: 'The targets are looked up among the friends, so that nobody else is sent to; the account has a limit to claim and its pending targets to count, under a lock; then the job, the targets, the queue and the audit trail are written. These statements are most of it (their own row).',
    },
    {
      of: /batch/,
      why: 'The signature is claimed, batches of one account wait for each other under a lock, friends of another robot are removed, and the upsert, which keeps the names before, is followed by a count for the console. These statements are about half of it (their own row).',
    },
  ],
  streams: [
    {
      of: /of a core$/,
      why: 'In another run of the same day the server took 0.95 % without any stream, and 0.78 % more with them (0.38 to 1.77), while other tests ran beside it.',
    },
  ],
  loop: [
    {
      of: /until the first page$/,
      why: 'Vite serves each of the 659 modules of that page by itself, and takes some 6 ms of processor for one; no function stands out in its profile.',
    },
    {
      of: /page has changed$/,
      why: 'A page of three modules without any of ours takes 78 to 80 ms with the same Vite, ours 80 to 83 beside it.',
    },
  ],
  'first-route': [
    {
      of: /^scripts of/,
      why: 'react-dom is 55 KB of it, the router 27, Redux Toolkit 24, react-aria, the forms and zod 45 ([decision 8](decisions/0008-sizes-that-libraries-set.md)). The page is drawn without any of it: it comes as HTML.',
    },
    {
      of: /^largest contentful paint of \/dashboard/,
      why: 'A page of the console loads some 425 KB ([decision 8](decisions/0008-sizes-that-libraries-set.md)), which take 2.3 s on this line by themselves, and then waits 0.56 s for the answers to its calls; the bare page has 58 KB, and asks nothing.',
    },
    {
      of: /^total blocking time/,
      why: 'It is counted from the first paint, before which the bare page has run all of its scripts. Ours is painted in half that time, as HTML or as a frame, and the same kind of work comes after: scripts are evaluated, and React takes over what is there.',
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
