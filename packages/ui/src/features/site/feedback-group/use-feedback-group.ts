import { siteApi } from '#store/site.api.ts';

/** The number of the operator's group; empty where there is none. */
export const useFeedbackGroup = (): string => siteApi.useNoticeQuery().data?.feedbackGroup ?? '';
