import { createCipheriv } from 'node:crypto';
import { base64, utf8Bytes } from '@/services/crypto/bytes';
import { encryptForCaptcha } from '@/services/crypto';

describe('the cipher of the captcha', () => {
  it('gives the vector that the protocol names', async () => {
    expect(await encryptForCaptcha('{"x":100,"y":5}', 'XwKsGlMcdPMEhR1B')).toBe('5Kn7GU2It544MtFJOM71Qw==');
  });

  it.each(['', 'token---{"x":1,"y":5}', 'exactly 16 bytes', '豌豆'])(
    'agrees with OpenSSL on "%s"',
    async (text) => {
      const cipher = createCipheriv('aes-128-ecb', 'XwKsGlMcdPMEhR1B', null);
      const expected = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
      expect(await encryptForCaptcha(text, 'XwKsGlMcdPMEhR1B')).toBe(expected);
    },
  );
});

describe('bytes', () => {
  it.each(['', 'a', 'ab', 'abc', '100%', '豌豆🫛'])(
    'of "%s" are those of UTF-8, and so is their base64',
    (text) => {
      expect(Buffer.from(utf8Bytes(text)).toString('utf8')).toBe(text);
      expect(base64(utf8Bytes(text))).toBe(Buffer.from(text, 'utf8').toString('base64'));
    },
  );
});
