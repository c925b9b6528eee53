/** The file in which the story tests record the awaited texts that they saw, one per line. */
export const SEEN_FILE = 'test-results/story-texts.txt';
