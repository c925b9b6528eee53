import type {
  InviteInput,
  OperatorAccountQuery,
  OperatorAuditQuery,
  OperatorFeedbackQuery,
  PlanInput,
} from '@chatdeck/sdk';
import type { CustomRoute } from '@chatdeck/sdk/operator';
import { api, call } from './api';

interface Membership {
  readonly id: string;
  /** The last day; null for a lifetime. */
  readonly until: string | null;
}
interface CustomRoutes {
  readonly id: string;
  readonly routes: CustomRoute[];
}
interface Answer {
  readonly id: string;
  readonly content: string;
}

/** What those see and change who run the server: whatever they change, their trail has one entry more. */
export const operatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    operatorAccounts: build.query({
      queryFn: call(
        (query: OperatorAccountQuery) => (client, options) =>
          client.operator.accounts(query, options),
      ),
      providesTags: ['operator'],
    }),
    operatorAccount: build.query({
      queryFn: call((id: string) => (client, options) => client.operator.account(id, options)),
      providesTags: ['operator'],
    }),
    grantVip: build.mutation({
      queryFn: call(
        ({ id, until }: Membership) =>
          (client, options) =>
            client.operator.grantVip(id, until, options),
      ),
      invalidatesTags: ['operator'],
    }),
    revokeVip: build.mutation({
      queryFn: call((id: string) => (client, options) => client.operator.revokeVip(id, options)),
      invalidatesTags: ['operator'],
    }),
    setCustomRoutes: build.mutation({
      queryFn: call(
        ({ id, routes }: CustomRoutes) =>
          (client, options) =>
            client.operator.setCustomRoutes(id, routes, options),
      ),
      invalidatesTags: ['operator'],
    }),
    blockAccount: build.mutation({
      queryFn: call((id: string) => (client, options) => client.operator.block(id, options)),
      invalidatesTags: ['operator'],
    }),
    unblockAccount: build.mutation({
      queryFn: call((id: string) => (client, options) => client.operator.unblock(id, options)),
      invalidatesTags: ['operator'],
    }),
    exportOther: build.mutation({
      queryFn: call(
        (id: string) => (client, options) => client.operator.exportAccount(id, options),
      ),
      invalidatesTags: ['operator'],
    }),
    deleteOther: build.mutation({
      queryFn: call(
        (id: string) => (client, options) => client.operator.deleteAccount(id, options),
      ),
      invalidatesTags: ['operator'],
    }),
    keepOther: build.mutation({
      queryFn: call((id: string) => (client, options) => client.operator.keepAccount(id, options)),
      invalidatesTags: ['operator'],
    }),
    operatorPlans: build.query({
      queryFn: call((_: void) => (client, options) => client.operator.plans(options)),
      providesTags: ['operator'],
    }),
    setPlan: build.mutation({
      queryFn: call(
        (input: PlanInput) => (client, options) => client.operator.setPlan(input, options),
      ),
      invalidatesTags: ['operator'],
    }),
    invites: build.query({
      queryFn: call((_: void) => (client, options) => client.operator.invites(options)),
      providesTags: ['operator'],
    }),
    addInvite: build.mutation({
      queryFn: call(
        (input: InviteInput) => (client, options) => client.operator.addInvite(input, options),
      ),
      invalidatesTags: ['operator'],
    }),
    removeInvite: build.mutation({
      queryFn: call(
        (code: string) => (client, options) => client.operator.removeInvite(code, options),
      ),
      invalidatesTags: ['operator'],
    }),
    operatorFeedback: build.query({
      queryFn: call(
        (query: OperatorFeedbackQuery) => (client, options) =>
          client.operator.feedback(query, options),
      ),
      providesTags: ['operator'],
    }),
    answerFeedback: build.mutation({
      queryFn: call(
        ({ id, content }: Answer) =>
          (client, options) =>
            client.operator.answerFeedback(id, content, options),
      ),
      invalidatesTags: ['operator'],
    }),
    operatorNotice: build.query({
      queryFn: call((_: void) => (client, options) => client.operator.notice(options)),
      providesTags: ['operator'],
    }),
    setNotice: build.mutation({
      queryFn: call(
        (content: string) => (client, options) => client.operator.setNotice(content, options),
      ),
      invalidatesTags: ['operator'],
    }),
    serverNow: build.query({
      queryFn: call((_: void) => (client, options) => client.operator.now(options)),
    }),
    backups: build.query({
      queryFn: call((_: void) => (client, options) => client.operator.backups(options)),
      providesTags: ['operator'],
    }),
    makeBackup: build.mutation({
      queryFn: call((_: void) => (client, options) => client.operator.makeBackup(options)),
      invalidatesTags: ['operator'],
    }),
    operatorAudit: build.query({
      queryFn: call(
        (query: OperatorAuditQuery) => (client, options) => client.operator.audit(query, options),
      ),
      providesTags: ['operator'],
    }),
    serverSettings: build.query({
      queryFn: call((_: void) => (client, options) => client.operator.settings(options), 'all'),
      providesTags: ['operator'],
    }),
  }),
});
