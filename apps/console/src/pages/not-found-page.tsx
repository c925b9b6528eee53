/** /404 */
export { NotFoundScreen as default } from '@chatdeck/ui/shell';
