import type { MailSettings } from '../mail/open-mailer';
import type { Settings } from '../settings';

/** The settings that the services need. */
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
