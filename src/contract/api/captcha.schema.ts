/** The AJ-Captcha protocol (part 1 section 7, decisions.md 15). The scene travels in the app-scene header. */
import { Type as T } from '@sinclair/typebox';
import { filled, millis, text } from './primitives.schema';

const captchaType = () => T.Literal('blockPuzzle');
const base64 = (maxLength: number) => T.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9+/=]+$' });

export const captchaSchemas = {
  getCaptcha: {
    request: T.Object({
      captchaType: captchaType(),
      clientUid: T.Optional(text(64)),
      ts: T.Optional(millis()),
    }),
    /** Images are base64 PNG without a prefix: 310 x 155, the piece 47 x 155. */
    response: T.Object({
      originalImageBase64: T.String(),
      jigsawImageBase64: T.String(),
      token: text(64),
      secretKey: text(16),
    }),
  },
  checkCaptcha: {
    request: T.Object({
      captchaType: captchaType(),
      pointJson: base64(1024),
      token: filled(64),
    }),
    response: T.Object({ result: T.Boolean() }),
  },
};
