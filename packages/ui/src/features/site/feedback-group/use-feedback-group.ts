import { siteApi } from '#store/site.api.ts';

/** The number of the operator's group; empty if there is none. */
export const useFeedbackGroup = (): string => siteApi.useNoticeQuery().data?.feedbackGroup ?? '';
