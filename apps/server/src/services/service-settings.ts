import type { MailSettings } from '../mail/open-mailer';
import type { Settings } from '../settings';

/** What the parts of the server take of its settings. */
export type ServiceSettings = Pick<
  Settings,
  | 'dataDir'
  | 'feedbackGroup'
  | 'mqttHost'
  | 'mqttPort'
  | 'mqttPublicUrl'
  | 'mqttUrl'
  | 'notice'
  | 'operatorMail'
  | 'openApiUnsigned'
  | 'openSkewMs'
  | 'privateServices'
  | 'publicUrl'
  | 'quota'
  | 's3'
  | 'sandbox'
  | 'sendGapMs'
  | 'signUp'
  | 'signUpsPerHour'
  | 'tianapiUrl'
> &
  MailSettings;
