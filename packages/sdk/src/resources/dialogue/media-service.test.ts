import { describe, expect, it } from 'vitest';
import { mediaProblems, type MediaSettings } from './media-service.rules';
import { MEDIA_SERVICE, type MediaKind } from './media-service.constants';

const { image, speechToText, textToSpeech } = MEDIA_SERVICE;

describe('What prevents a service of a dialogue from working', () => {
  const CASES: readonly [string, MediaKind, MediaSettings, object[]][] = [
    ['nothing', 'textToSpeech', { type: textToSpeech.fishAudio, token: 'k', voice: 'v' }, []],
    [
      'its key',
      'textToSpeech',
      { type: textToSpeech.fishAudio },
      [{ field: 'token', rule: 'media.key' }],
    ],
    [
      'an app of Volcano and Alibaba',
      'textToSpeech',
      { type: textToSpeech.volcano, token: 'k', appid: ' ' },
      [{ field: 'appid', rule: 'media.appid' }],
    ],
    [
      'the region of Microsoft',
      'speechToText',
      { type: speechToText.microsoft, token: 'k' },
      [{ field: 'region', rule: 'media.region' }],
    ],
    [
      'what is no address',
      'image',
      { type: image.openAi, token: 'k', baseUrl: 'api.openai.com' },
      [{ field: 'baseUrl', rule: 'config.address' }],
    ],
  ];
  it.each(CASES)('%s', (_, kind, settings, problems) => {
    expect(mediaProblems(kind, settings)).toEqual(problems);
  });

  it.each([
    'http://localhost:8000',
    'http://127.0.0.1',
    'http://10.1.2.3/v1',
    'http://172.20.0.1',
    'http://192.168.1.5',
    'http://[::1]:80',
    'http://[fd00::1]',
    'http://nas.local',
    'http://2130706433',
    'http://0x7f.1',
  ])('an address of a private network: %s', (baseUrl) => {
    const settings = { type: speechToText.whisper, token: 'k', baseUrl };
    expect(mediaProblems('speechToText', settings)).toEqual([
      { field: 'baseUrl', rule: 'media.private' },
    ]);
  });

  it.each(['https://api.openai.com/v1', 'https://172.15.0.1', 'https://local.example.com'])(
    'but not %s',
    (baseUrl) => {
      expect(mediaProblems('image', { type: image.dify, token: 'k', baseUrl })).toEqual([]);
    },
  );

  it('is not an address that the robot calls itself', () => {
    const settings = { type: image.openAi, token: 'k', baseUrl: 'http://192.168.1.5/v1' };
    expect(mediaProblems('image', settings)).toEqual([]);
    expect(mediaProblems('image', { ...settings, type: image.dify })).toHaveLength(1);
  });

  it('is not the missing key of a service that takes that of the conversation', () => {
    expect(mediaProblems('speechToText', { type: speechToText.whisper }, 'sk-1')).toEqual([]);
    expect(
      mediaProblems('textToSpeech', { type: textToSpeech.volcano, appid: 'a' }, 'sk-1'),
    ).toHaveLength(1);
  });
});
