import qrcode from 'qrcode-generator';
import { drawAll, pictureKey } from '../pictures/catalogue';
import { versionOf } from '../../../server/domains/files/drawings';
import { pictureUrl } from '../../../server/domains/files/url';
import { drawTabIcons } from '../../../server/domains/home/slots/tab-icons';
import type { CallContext } from '../../../server/core/http/handler';

const pictures = [...drawAll(), ...drawTabIcons()];

describe('the drawn pictures', () => {
  it('have a key each that an address can hold', () => {
    const keys = pictures.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^pictures\/[a-z]+\/[a-z0-9-]+\.svg$/);
  });

  it.each(pictures.map(({ key, svg }) => [key, svg]))(
    '%s holds no words, nothing from elsewhere, no program',
    (_key, svg) => {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
      expect(svg).not.toMatch(/<(text|image|script|foreignObject|use|a|style)\b|href|NaN|undefined|Infinity/);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
      expect(svg.match(/<[a-z]/gi)?.length).toBe((svg.match(/\/>|<\/[a-z]/gi) ?? []).length);
    },
  );

  it('refer only to gradients and clips that they define', () => {
    for (const { key, svg } of pictures) {
      const used = [...svg.matchAll(/url\(#(p\d+)\)/g)].map(([, id]) => id);
      const defined = new Set([...svg.matchAll(/ id="(p\d+)"/g)].map(([, id]) => id));
      expect({ key, missing: used.filter((id) => !defined.has(id)) }).toEqual({ key, missing: [] });
    }
  });

  it('have a code of the official account that a camera can read', () => {
    const { svg = '' } = pictures.find(({ key }) => key === pictureKey.officialAccount()) ?? {};
    const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
    const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
    const expected = qrcode(0, 'M');
    expected.addData('https://www.example.com/wandou/follow');
    expected.make();
    const modules = expected.getModuleCount();
    // Four white modules around it.
    expect(size).toBe(modules + 8);
    for (let row = 0; row < modules; row += 1)
      for (let column = 0; column < modules; column += 1)
        expect(dark.has(`${column + 4} ${row + 4}`)).toBe(expected.isDark(row, column));
  });

  it('stay small enough for a phone on the road', () => {
    for (const { key, svg } of pictures)
      expect({ key, isSmall: svg.length < 24_000 }).toEqual({ key, isSmall: true });
  });

  it('are drawn alike every time', () => {
    expect(versionOf([...drawAll(), ...drawTabIcons()])).toBe(versionOf(pictures));
  });
});

describe('the address of a picture', () => {
  const asked = (publicUrl: string, headers: CallContext['headers']) =>
    ({ config: { publicUrl, port: 8080 }, headers }) as CallContext;
  const implied = 'http://localhost:8080';

  it('is the public one where the operator has set it', () => {
    const context = asked('https://parent.example.com', { host: 'backend:8080' });
    expect(pictureUrl(context, 'a/b.svg')).toBe('https://parent.example.com/files/a/b.svg');
  });

  it('follows the request otherwise, so that page and pictures share an origin', () => {
    expect(pictureUrl(asked(implied, { host: '192.168.1.5:8080' }), 'a.svg')).toBe(
      'http://192.168.1.5:8080/files/a.svg',
    );
    const proxied = asked(implied, { host: 'parent.example.com', 'x-forwarded-proto': 'https' });
    expect(pictureUrl(proxied, 'a.svg')).toBe('https://parent.example.com/files/a.svg');
  });

  it('takes no host that could not be one', () => {
    expect(pictureUrl(asked(implied, { host: 'evil"/><b>' }), 'a.svg')).toBe(`${implied}/files/a.svg`);
    expect(pictureUrl(asked(implied, {}), 'a.svg')).toBe(`${implied}/files/a.svg`);
  });

  it('is empty where there is no picture', () => {
    expect(pictureUrl(asked(implied, {}), '')).toBe('');
  });
});
