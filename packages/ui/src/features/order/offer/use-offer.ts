import { orderApi } from '#store/order.api.ts';

/** The plans for sale, which anybody may see; undefined until they are known. */
export const useOffer = () => orderApi.useOfferQuery().data?.list;
