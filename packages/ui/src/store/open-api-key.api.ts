import type { OpenApiKeyChange, OpenApiKeyInput, SecretOverlap } from '@chatdeck/sdk';
import { api, call } from './api';

/** Further keys of the open API. Secrets are answers of mutations: nothing caches them. */
export const openApiKeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    openApiKeys: build.query({
      queryFn: call((_: void) => (client, options) => client.openApiKey.list(options)),
      providesTags: ['openApi'],
    }),
    addOpenApiKey: build.mutation({
      queryFn: call(
        (key: OpenApiKeyInput) => (client, options) => client.openApiKey.add(key, options),
      ),
      invalidatesTags: ['openApi'],
    }),
    updateOpenApiKey: build.mutation({
      queryFn: call(
        (key: OpenApiKeyChange) => (client, options) => client.openApiKey.update(key, options),
      ),
      invalidatesTags: ['openApi'],
    }),
    rotateOpenApiKey: build.mutation({
      queryFn: call(
        ({ id, overlapMs }: { readonly id: string; readonly overlapMs: SecretOverlap }) =>
          (client, options) =>
            client.openApiKey.rotate(id, overlapMs, options),
      ),
      invalidatesTags: ['openApi'],
    }),
    removeOpenApiKey: build.mutation({
      queryFn: call((id: string) => (client, options) => client.openApiKey.remove(id, options)),
      invalidatesTags: ['openApi'],
    }),
  }),
});
