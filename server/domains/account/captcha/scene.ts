/** Random landscape: sky, sun, clouds, hills, peas. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../core/random';

interface Mood {
  readonly sky: readonly [top: string, bottom: string];
  readonly sun: string;
  readonly hills: readonly [far: string, middle: string, near: string];
}

const MOODS: readonly Mood[] = [
  { sky: ['#8fd3f4', '#e8f8e4'], sun: '#ffd45e', hills: ['#a8dba0', '#7cc576', '#4fa865'] },
  { sky: ['#ffb88c', '#fff1d6'], sun: '#ff8a5c', hills: ['#f3c98b', '#d9a066', '#a8744f'] },
  { sky: ['#b8c0ff', '#ffe5ec'], sun: '#ffc8dd', hills: ['#c8b6ff', '#9d8df1', '#6c63c7'] },
  { sky: ['#7ad7d0', '#fdf6d8'], sun: '#ffe066', hills: ['#9ee5b5', '#5cc8a1', '#2f9e8f'] },
  { sky: ['#a1c4fd', '#fef9e7'], sun: '#ffb347', hills: ['#b5e48c', '#76c893', '#34a0a4'] },
];
const PEA_GREENS = ['#9be15d', '#78c850', '#5fb548'] as const;
const FULL_TURN = Math.PI * 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

const pick = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[random.int(0, items.length - 1)] ?? items[0];

function disc(ctx: SKRSContext2D, x: number, y: number, radius: number, color: string): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, FULL_TURN);
  ctx.fill();
}

function drawSky(ctx: SKRSContext2D, { width, height }: Size, mood: Mood, random: Random): void {
  const sky = ctx.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, mood.sky[0]);
  sky.addColorStop(1, mood.sky[1]);
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, height);
  const x = random.int(30, width - 30);
  const y = random.int(24, 50);
  ctx.globalAlpha = 0.3;
  disc(ctx, x, y, 28, mood.sun);
  ctx.globalAlpha = 1;
  disc(ctx, x, y, 19, mood.sun);
}

function drawCloud(ctx: SKRSContext2D, { width }: Size, random: Random): void {
  const x = random.int(0, width);
  const y = random.int(14, 66);
  const size = random.int(8, 14);
  ctx.globalAlpha = random.int(60, 90) / 100;
  disc(ctx, x, y, size, '#ffffff');
  disc(ctx, x + size, y + 3, size * 0.8, '#ffffff');
  disc(ctx, x - size, y + 4, size * 0.7, '#ffffff');
  disc(ctx, x + size * 1.8, y + 6, size * 0.5, '#ffffff');
  ctx.globalAlpha = 1;
}

function drawHill(
  ctx: SKRSContext2D,
  { width, height }: Size,
  base: number,
  color: string,
  random: Random,
): void {
  const phase = random.int(0, 628) / 100;
  const wave = random.int(45, 90);
  const rise = random.int(8, 18);
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(0, height);
  for (let x = 0; x <= width; x += 5) {
    ctx.lineTo(x, base + Math.sin(x / wave + phase) * rise + Math.sin(x / 23 + phase) * 3);
  }
  ctx.lineTo(width, height);
  ctx.fill();
}

/** A round pea with a face, looking left or right. */
function drawPea(ctx: SKRSContext2D, x: number, y: number, radius: number, random: Random): void {
  disc(ctx, x, y, radius, pick(random, PEA_GREENS));
  ctx.globalAlpha = 0.35;
  disc(ctx, x - radius * 0.35, y - radius * 0.4, radius * 0.28, '#ffffff');
  ctx.globalAlpha = 1;
  const look = random.int(-2, 2) / 10;
  for (const side of [-1, 1]) {
    disc(ctx, x + radius * (0.32 * side + look), y - radius * 0.05, radius * 0.13, '#31402b');
  }
  ctx.strokeStyle = '#31402b';
  ctx.lineWidth = Math.max(1, radius * 0.1);
  ctx.beginPath();
  ctx.arc(x + radius * look, y + radius * 0.15, radius * 0.3, 0.15 * Math.PI, 0.85 * Math.PI);
  ctx.stroke();
}

/** Grain, so that the gap is not the only edge in a smooth picture. */
function drawGrain(ctx: SKRSContext2D, { width, height }: Size, random: Random): void {
  for (let dot = 0; dot < 260; dot += 1) {
    ctx.fillStyle = dot % 2 === 0 ? 'rgba(255,255,255,0.28)' : 'rgba(40,60,40,0.14)';
    ctx.fillRect(random.int(0, width), random.int(0, height), random.int(1, 3), random.int(1, 2));
  }
}

export function drawScene(ctx: SKRSContext2D, size: Size, random: Random): void {
  const mood = MOODS[random.int(0, MOODS.length - 1)] ?? MOODS[0];
  if (mood === undefined) return;
  drawSky(ctx, size, mood, random);
  for (let cloud = random.int(2, 4); cloud > 0; cloud -= 1) drawCloud(ctx, size, random);
  const { height, width } = size;
  drawHill(ctx, size, height * 0.55, mood.hills[0], random);
  drawHill(ctx, size, height * 0.7, mood.hills[1], random);
  drawHill(ctx, size, height * 0.84, mood.hills[2], random);
  for (let pea = random.int(4, 7); pea > 0; pea -= 1) {
    drawPea(
      ctx,
      random.int(8, width - 8),
      random.int(Math.round(height * 0.5), height - 10),
      random.int(7, 16),
      random,
    );
  }
  drawGrain(ctx, size, random);
}
