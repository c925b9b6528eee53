import { existsSync } from 'node:fs';

/** The stages that run only on request and were not requested, with the files of their `tests`. */
export const unaskedStages = (stages, hasReport = existsSync) =>
  stages.filter(({ asked, tests, report }) => asked && tests && !hasReport(report.file));
