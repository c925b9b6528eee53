/** /vip/summerChat */
export { SummaryScreen as default } from '@chatdeck/ui/config-part';
