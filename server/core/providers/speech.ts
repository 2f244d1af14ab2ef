/** Text to speech: an audio captcha for parents who cannot see or drag the puzzle. */
import { Type as T } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { CAPTCHA_SOUND_MAX } from '../../../src/contract/account/values';
import { ProviderError } from './error';
import { callJson, postJson, type Fetch } from './outgoing';
import type { SpeechSettings } from '../provider-settings';

export interface Speech {
  /** audio/… */
  readonly contentType: string;
  readonly body: Buffer;
}

export interface SpeechProvider {
  /** `words`: simplified Chinese, numbers as digits. Throws a ProviderError on failure. */
  say(words: string): Promise<Speech>;
}

const Said = T.Object({
  contentType: T.String({ pattern: '^audio/[a-z0-9.+-]{1,32}$' }),
  audio: T.String({ minLength: 1, maxLength: CAPTCHA_SOUND_MAX, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
});

/** POST {text, language} to the operator's speech service; the response is {contentType, audio: base64}. */
export function gatewaySpeech({ url, token }: SpeechSettings, fetchFrom: Fetch): SpeechProvider {
  return {
    async say(words) {
      const init = postJson({ text: words, language: 'zh-CN' }, token);
      const said = await callJson('speech', fetchFrom, url, init);
      if (!Value.Check(Said, said)) throw new ProviderError('speech', 'answer has another form');
      return { contentType: said.contentType, body: Buffer.from(said.audio, 'base64') };
    },
  };
}
