/** Where the story tests note the awaited texts that they saw, one a line. */
export const SEEN_FILE = 'test-results/story-texts.txt';
