/** /oapi/oapi */
export { OpenApiScreen as default } from '@chatdeck/ui/record-list';
