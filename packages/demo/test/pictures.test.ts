import qrcode from 'qrcode-generator';
import { Subject, type SubjectName } from '../../../src/contract/courses/values';
import { AIDS, picturesOf } from '../content/teach-aids/teach-aids';
import { TUTORS } from '../content/help/tutors';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { BANNERS, bannerNames, bannerTitle, inksOf, sceneBeside, wordsBox } from '../pictures/banners';
import { coverLists } from '../content/chapter-covers';
import { pictures } from '../pictures/all';
import { NAMES, pictureKey } from '../pictures/catalogue';
import { coverMoods } from '../pictures/covers';
import { pictureUrl } from '../../../server/core/http/file-url';
import { tabIcons } from '../../../server/domains/home/slots/tab-icons';
import { guideDrawings } from '../../../server/domains/guides/pictures';
import type { CallContext } from '../../../server/core/http/handler';

const drawings = [...pictures(), ...tabIcons(), ...guideDrawings()];

/** All names that the content can use. */
const asked = (): string[] => {
  const subjects = Object.keys(Subject) as SubjectName[];
  const { scene, wideTile, float, poster, story, question, handwriting, aidThing, aidStep, work, avatar } =
    NAMES;
  return [
    ...scene.map(pictureKey.scene),
    ...bannerNames.map(pictureKey.banner),
    ...coverLists.flat().map(pictureKey.chapter),
    ...wideTile.map(pictureKey.wideTile),
    ...float.map(pictureKey.float),
    ...poster.map(pictureKey.poster),
    ...story.map(pictureKey.story),
    ...question.map(pictureKey.question),
    ...handwriting.map(pictureKey.handwriting),
    ...aidThing.map(pictureKey.aidThing),
    ...aidStep.map(pictureKey.aidStep),
    ...work.map(pictureKey.work),
    ...avatar.map(pictureKey.avatar),
    ...subjects.flatMap((subject) => [
      pictureKey.subjectTile(subject),
      ...coverMoods.map((mood) => pictureKey.cover(subject, mood)),
    ]),
    ...TUTORS.map(({ crUid }) => pictureKey.tutorCard(crUid)),
    ...AIDS.flatMap((aid) => picturesOf(aid)),
    pictureKey.allSubjectsTile(),
    pictureKey.officialAccount(),
  ];
};

describe('the drawn pictures', () => {
  it('have a key each that an address can hold', () => {
    const keys = drawings.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^pictures\/[a-z]+\/[a-zA-Z0-9-]+\.svg$/);
  });

  it.each(drawings.map(({ key, svg }) => [key, svg]))(
    '%s holds no words, nothing from elsewhere, no program',
    (_key, svg) => {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
      expect(svg).not.toMatch(/<(text|image|script|foreignObject|use|a|style)\b|href|NaN|undefined|Infinity/);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
      expect(svg.match(/<[a-z]/gi)?.length).toBe((svg.match(/\/>|<\/[a-z]/gi) ?? []).length);
    },
  );

  it('refer only to gradients and clips that they define', () => {
    for (const { key, svg } of drawings) {
      const used = [...svg.matchAll(/url\(#(p\d+)\)/g)].map(([, id]) => id);
      const defined = new Set([...svg.matchAll(/ id="(p\d+)"/g)].map(([, id]) => id));
      expect({ key, missing: used.filter((id) => !defined.has(id)) }).toEqual({ key, missing: [] });
    }
  });

  it('have a code of the official account that a camera can read', () => {
    const { svg = '' } = drawings.find(({ key }) => key === pictureKey.officialAccount()) ?? {};
    const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
    const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
    const expected = qrcode(0, 'M');
    expected.addData('https://www.example.com/wandou/follow');
    expected.make();
    const modules = expected.getModuleCount();
    // With a quiet zone of four modules.
    expect(size).toBe(modules + 8);
    for (let row = 0; row < modules; row += 1)
      for (let column = 0; column < modules; column += 1)
        expect(dark.has(`${column + 4} ${row + 4}`)).toBe(expected.isDark(row, column));
  });

  it('stay small enough for a phone on the road', () => {
    for (const { key, svg } of drawings)
      expect({ key, isSmall: svg.length < 24_000 }).toEqual({ key, isSmall: true });
  });

  it('are those that the content asks for', () => {
    const drawn = pictures().map(({ key }) => key);
    expect([...new Set(asked())].filter((key) => !drawn.includes(key))).toEqual([]);
    expect(drawn.filter((key) => !asked().includes(key))).toEqual([]);
  });

  it('have no ellipse with a gradient, which Skia does not draw in other widths', () => {
    for (const { key, svg } of drawings)
      expect({ key, has: /<ellipse[^>]*url\(/.test(svg) }).toEqual({ key, has: false });
  });
});

/** WCAG 2. */
const luminanceOf = (rgb: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const hex = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

describe.each(bannerNames)('the banner %s', (name) => {
  const { headline, line } = BANNERS[name];

  it('has few words, which are its title', () => {
    expect(headline.length).toBeLessThanOrEqual(6);
    expect(line.length).toBeLessThanOrEqual(12);
    expect(bannerTitle(name)).toBe(`${headline}，${line}`);
  });

  it('has nothing behind its words that makes them hard to read', async () => {
    const canvas = createCanvas(686, 282);
    const context = canvas.getContext('2d');
    context.drawImage(await loadImage(Buffer.from(sceneBeside(name))), 0, 0);
    const { height, left, top, width } = wordsBox(name);
    const { data } = context.getImageData(left, top, width, height);
    for (const ink of Object.values(inksOf(name))) {
      const written = luminanceOf(hex(ink));
      let least = Infinity;
      for (let at = 0; at < data.length; at += 4) {
        const behind = luminanceOf([...data.subarray(at, at + 3)]);
        const [dark, light] = [Math.min(behind, written), Math.max(behind, written)];
        least = Math.min(least, (light + 0.05) / (dark + 0.05));
      }
      expect([ink, least >= 4.5]).toEqual([ink, true]);
    }
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
