import { MEDIA_SERVICE } from '@chatdeck/sdk/constants';
import * as z from 'zod/mini';
import { bearer, formCall, jsonCall, jsonOf, type Outgoing } from './outgoing';
import type { ServiceSettings } from './service-settings';

const openAiSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })),
});
const uploadedSchema = z.object({ id: z.string() });
const difySchema = z.object({ answer: z.string() });

const PICTURE = /^data:(image\/(png|jpeg|gif|webp));base64,([\w+/]+=*)$/;

/** Answers questions about pictures, given as data URLs, through the services that dialogues name; empty on failure. */
export function viewers(ask: Outgoing) {
  async function openAi(
    { baseUrl, token, model }: ServiceSettings,
    pictures: readonly string[],
    question: string,
  ): Promise<string> {
    const content = [
      { type: 'text', text: question },
      ...pictures.map((url) => ({ type: 'image_url', image_url: { url } })),
    ];
    const asked = { model: model || 'gpt-4o-mini', messages: [{ role: 'user', content }] };
    const call = jsonCall(asked, bearer(token));
    const answer = jsonOf(await ask(`${baseUrl}/chat/completions`, call));
    return openAiSchema.safeParse(answer).data?.choices[0]?.message.content ?? '';
  }

  /** Uploads a picture and returns its id. */
  async function upload({ baseUrl, token }: ServiceSettings, picture: string, user: string) {
    const [, type, extension, base64] = PICTURE.exec(picture) ?? [];
    if (base64 === undefined) return [];
    const form = new FormData();
    form.append('user', user);
    const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
    form.append('file', new Blob([bytes], { type: type ?? '' }), `picture.${extension}`);
    const answer = jsonOf(
      await ask(`${baseUrl}/files/upload`, await formCall(form, bearer(token))),
    );
    const { data } = uploadedSchema.safeParse(answer);
    return data === undefined ? [] : [data.id];
  }

  async function dify(
    service: ServiceSettings,
    pictures: readonly string[],
    query: string,
  ): Promise<string> {
    const user = 'chatdeck';
    const ids = (
      await Promise.all(pictures.map((picture) => upload(service, picture, user)))
    ).flat();
    if (ids.length === 0) return '';
    const files = ids.map((id) => ({
      type: 'image',
      transfer_method: 'local_file',
      upload_file_id: id,
    }));
    const asked = { inputs: {}, query, user, files, response_mode: 'blocking' };
    const call = jsonCall(asked, bearer(service.token));
    const answer = jsonOf(await ask(`${service.baseUrl}/chat-messages`, call));
    return difySchema.safeParse(answer).data?.answer ?? '';
  }

  return (service: ServiceSettings, images: readonly string[], question: string) => {
    const pictures = images.filter((image) => PICTURE.test(image));
    if (pictures.length === 0) return Promise.resolve('');
    return service.type === MEDIA_SERVICE.image.dify
      ? dify(service, pictures, question)
      : openAi(service, pictures, question);
  };
}
