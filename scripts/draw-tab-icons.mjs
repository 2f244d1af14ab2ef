/**
 * Draws the pictures of the mini program's native tab bar, which takes no SVG, from the same glyphs and colours that the
 * rest of the app uses. Run it after changing either, and commit the pictures: `node scripts/draw-tab-icons.mjs`.
 */
import { createCanvas, Path2D } from '@napi-rs/canvas';
import fs from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** WeChat's recommended size in pixels, and the grid of the glyphs. */
const SIZE = 81;
const GRID = 48;
const LINE = 4;
const TABS = ['home', 'growth', 'courses', 'mine'];

const source = path.resolve(import.meta.dirname, '..', 'src');
const tokens = fs.readFileSync(path.join(source, 'styles', 'tokens.scss'), 'utf8');
const { glyphs } = await tsImport(path.join(source, 'components', 'Icon', 'glyphs.ts'), import.meta.url);

const token = (name) => {
  const value = new RegExp(`^\\$${name}: (#[0-9a-f]+);`, 'm').exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.scss has no colour $${name}`);
  return value;
};

function draw(glyph, color) {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  context.scale(SIZE / GRID, SIZE / GRID);
  if (typeof glyph === 'string') {
    Object.assign(context, { strokeStyle: color, lineWidth: LINE, lineCap: 'round', lineJoin: 'round' });
    context.stroke(new Path2D(glyph));
  } else {
    context.fillStyle = color;
    context.fill(new Path2D(glyph.solid), 'evenodd');
  }
  return canvas.toBuffer('image/png');
}

const folder = path.join(source, 'assets', 'tab-bar');
fs.mkdirSync(folder, { recursive: true });
for (const tab of TABS) {
  fs.writeFileSync(path.join(folder, `${tab}.png`), draw(glyphs[tab], token('color-secondary')));
  fs.writeFileSync(
    path.join(folder, `${tab}-active.png`),
    draw(glyphs[`${tab}Active`], token('color-primary')),
  );
}
