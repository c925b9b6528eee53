import { sandboxGateway } from '../payment/sandbox-gateway';
import { accountMail } from '../resources/account/account-mail';
import { accountService } from '../resources/account/account.service';
import { securityMail } from '../resources/account/security-mail';
import { credentialService } from '../resources/account/credential.service';
import { mailLinkRepository } from '../resources/account/mail-link.repository';
import { sessionRepository } from '../resources/account/session.repository';
import { createSessions } from '../resources/account/sessions';
import { membershipRepository } from '../resources/member/membership.repository';
import { membershipService } from '../resources/member/membership.service';
import { miniService } from '../resources/mini/mini.service';
import { phoneService } from '../resources/mini/phone.service';
import { scanCodeRepository } from '../resources/mini/scan-code.repository';
import { customerRepository } from '../resources/open-api/customer.repository';
import { customerService } from '../resources/open-api/customer.service';
import { openApiKeyRepository } from '../resources/open-api-key/open-api-key.repository';
import { openApiKeyService } from '../resources/open-api-key/open-api-key.service';
import { openApiService, type Connections } from '../resources/open-api/open-api.service';
import { createSignatureBook, signedRequests } from '../resources/open-api/signed-request';
import { orderRepository } from '../resources/order/order.repository';
import { orderService } from '../resources/order/order.service';
import { planRepository } from '../resources/order/plan.repository';
import { passkeyRepository } from '../resources/passkey/passkey.repository';
import { passkeyService } from '../resources/passkey/passkey.service';
import { relyingParty } from '../resources/passkey/relying-party';
import { createEntrance } from '../resources/two-factor/entrance';
import { createSecondFactor } from '../resources/two-factor/second-factor';
import { twoFactorRepository } from '../resources/two-factor/two-factor.repository';
import { twoFactorService } from '../resources/two-factor/two-factor.service';
import { accountDataServices } from './account-data-services';
import { createCallVerifier } from '../robot-api/verify-call';
import { createSeal } from '../security/seal';
import { serverSecret } from '../security/secrets';
import type { Foundation } from './foundation';

/** Authentication, accounts and payments. */
export function accountServices(foundation: Foundation) {
  const { db, settings, keys, broker, events, accounts, messages, site, limits } = foundation;
  const { logins } = foundation.metrics;
  const security = securityMail(
    (userId) => accounts.byId(userId),
    foundation.postman,
    limits,
    site,
  );
  const sessions = createSessions(
    sessionRepository(db, foundation.remember),
    events,
    (userId, browser) => security.tell('newDevice', userId, browser),
  );
  const links = mailLinkRepository(db);
  const mail = accountMail(links, foundation.postman, site);
  const scanCodes = scanCodeRepository(db);
  const gateway = sandboxGateway(() => serverSecret(db, 'sandbox-payment'), site);
  const membership = membershipService(membershipRepository(db), broker);
  events.onMemberships(membership.changed);
  const claimSignature = createSignatureBook(keys);
  const furtherKeys = openApiKeyRepository(db);
  const customers = customerRepository(db);
  const connections: Connections = {
    async disconnect(userId) {
      for (const id of [userId, ...(await customers.accountsOf(userId))]) broker.disconnect(id);
    },
  };
  const entrance = createEntrance(sessions, () => serverSecret(db, 'login-ticket'));
  const credentials = credentialService(
    accounts,
    links,
    limits,
    mail,
    security,
    events,
    connections,
  );
  const factors = twoFactorServices(foundation, { sessions, entrance, credentials, mail });
  return {
    account: accountService(
      accounts,
      sessions,
      entrance,
      limits,
      mail,
      { mode: settings.signUp, perHour: settings.signUpsPerHour },
      (outcome) => logins.inc({ way: 'password', outcome }),
    ),
    credentials,
    security,
    twoFactor: factors.service,
    passkey: passkeyService({
      repository: passkeyRepository(db),
      accounts,
      sessions,
      credentials,
      factor: factors.factor,
      limits,
      security,
      events,
      party: () => relyingParty(settings.publicUrl, site.listening()),
      countLogin: (outcome) => logins.inc({ way: 'passkey', outcome }),
    }),
    ...accountDataServices(foundation, { credentials, factor: factors.factor, connections }),
    mini: miniService(scanCodes, entrance, limits, site, settings.sandbox, () =>
      logins.inc({ way: 'phone', outcome: 'accepted' }),
    ),
    phone: phoneService(scanCodes, foundation.audit),
    membership,
    connections,
    order: orderService(
      orderRepository(db),
      planRepository(db),
      settings.sandbox ? gateway : undefined,
      membership,
      limits,
      events,
      accounts,
      foundation.audit,
    ),
    sandboxGateway: gateway,
    openApi: openApiService(keys, customers, connections, messages, sessions, limits, security),
    openApiKeys: openApiKeyService(furtherKeys, customers, events, security),
    customers: customerService(customers, keys, limits),
    authenticateSigned: signedRequests({
      keys,
      furtherKeys,
      accounts,
      claimSignature,
      limits,
      acceptsUnsigned: settings.openApiUnsigned,
    }),
    verifyCall: createCallVerifier(keys, claimSignature, settings.openSkewMs),
  };
}

type TwoFactorParts = Parameters<typeof twoFactorService>[0];

function twoFactorServices(
  { db, accounts, limits, events, metrics }: Foundation,
  shared: Pick<TwoFactorParts, 'sessions' | 'entrance' | 'credentials' | 'mail'>,
) {
  const repository = twoFactorRepository(db);
  const seal = createSeal(() => serverSecret(db, 'two-factor'), 'two-factor');
  const factor = createSecondFactor(repository, limits, seal, shared.mail);
  const countLogin = (outcome: 'accepted' | 'refused') =>
    metrics.logins.inc({ way: 'code', outcome });
  const parts = { ...shared, repository, accounts, factor, seal, events, countLogin };
  return { factor, service: twoFactorService(parts) };
}
