export { FormUploadField } from './form-upload-field';
