import type { InviteInput, PlanInput } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import type { PageQuery } from '../../database/list-query';
import type { Postman } from '../../mail/postman';
import { Refusal } from '../../refusal/refusal';
import { newInviteCode, type InviteRepository } from '../account/invite.repository';
import type { AuditRepository, AuditRow, EverywherePage } from '../audit/audit.repository';
import { toEntry } from '../audit/audit.service';
import type { PlanRepository } from '../order/plan.repository';
import type { NoticeService } from '../site/notice.service';
import type { SiteRepository } from '../site/site.repository';
import { feedbackAnswering } from './answer-feedback';
import type { OperatorTrail, Whence } from './operator-trail';

interface Parts {
  readonly plans: PlanRepository;
  readonly invites: InviteRepository;
  readonly feedback: Pick<SiteRepository, 'feedbackPage' | 'feedbackById' | 'answered'>;
  readonly postman: Pick<Postman, 'send'>;
  readonly notice: NoticeService;
  readonly audit: Pick<AuditRepository, 'everywhere' | 'newest'>;
  readonly auditDays: number;
  readonly trail: OperatorTrail;
}

/** What an operator sets for everybody, and what users write to the operator. */
export function operatorService(parts: Parts) {
  const { plans, invites, feedback, postman, notice, audit, auditDays, trail } = parts;
  const answer = feedbackAnswering({ feedback, postman, trail });
  return {
    plans: async () => ({ list: await plans.all() }),

    async setPlan(
      { kind, ...next }: Readonly<Record<'kind', PlanInput['kind']>> & Priced,
      whence: Whence,
    ) {
      const set = () => plans.set(kind, next.price, next.isSold);
      await trail.ofServer(
        'setPlan',
        { id: kind, price: next.price, sold: next.isSold },
        set,
        whence,
      );
      return null;
    },

    async invites() {
      const rows = await invites.list();
      return { list: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
    },

    async addInvite({ code: given, places, note = '' }: NewInvite, whence: Whence) {
      const code = given === undefined || given === '' ? newInviteCode() : given;
      const add = async () => {
        if (!(await invites.add(code, places, note))) throw new Refusal(CODE.alreadyExists);
      };
      await trail.ofServer('addInvite', { id: code, places, note }, add, whence);
      return { code };
    },

    async removeInvite(code: string, whence: Whence) {
      const remove = async () => {
        if (!(await invites.remove(code))) throw new Refusal(CODE.notFound);
      };
      await trail.ofServer('removeInvite', { id: code }, remove, whence);
      return null;
    },

    async feedback(query: PageQuery) {
      const { count, rows } = await feedback.feedbackPage(query);
      const list = rows.map(({ id, createdAt, answeredAt, ...row }) => ({
        ...row,
        id: String(id),
        createdAt: createdAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
      }));
      return { count, list };
    },

    /** Mails an answer, and returns to whom. */
    answerFeedback: (id: string, content: string, whence: Whence) => answer(id, content, whence),

    notice: notice.current,

    setNotice: (content: string, whence: Whence) =>
      trail.ofServer('setNotice', { id: '', content }, () => notice.set(content), whence),

    async audit(query: EverywherePage) {
      const { count, rows } = await audit.everywhere(auditDays, query);
      return { count, list: rows.map(withEmail) };
    },

    /** The newest entries of an account, or of everything. */
    async newestAudit(userId: string | undefined, last: number) {
      return (await audit.newest(auditDays, userId, last)).map(withEmail);
    },
  };
}

/** An entry with the e-mail of its account; empty for what is no account's. */
const withEmail = ({
  entry,
  email,
}: {
  readonly entry: AuditRow;
  readonly email: string | null;
}) => ({
  ...toEntry(entry),
  email: email ?? '',
});

type Priced = { readonly price: number; readonly isSold: boolean };
type NewInvite = Pick<InviteInput, 'code' | 'note'> & { readonly places: number };

export type OperatorService = ReturnType<typeof operatorService>;
