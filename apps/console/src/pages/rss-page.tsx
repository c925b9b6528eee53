/** /vip/rssNews */
export { RssScreen as default } from '@chatdeck/ui/record-list';
