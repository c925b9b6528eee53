import { existsSync } from 'node:fs';

/** The stages that run when they are asked alone and were not, with which files hold their `tests`. */
export const unaskedStages = (stages, hasReport = existsSync) =>
  stages.filter(({ asked, tests, report }) => asked && tests && !hasReport(report.file));
