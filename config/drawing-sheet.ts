import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import type { Chain } from './replace-modules';

const FOLDER = 'assets/mine';
const SOURCE = path.resolve(__dirname, '../src', FOLDER);
const SIDE = 48;
const ROOT_ELEMENT = /^<svg [^>]*viewBox="0 0 48 48" fill="none">([^]*)<\/svg>\s*$/;

/**
 * The drawings of mine's tiles as one file: thirty requests for 800 bytes each kept a tapped page waiting. A module's value is
 * `sheet.svg#name`, which shows its `view` of the sheet.
 */
export function drawingSheet(chain: Chain): void {
  const text = sheet();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `static/images/${FOLDER}/sheet.${hash}.svg`;
  chain.module.rule('image').exclude.add(SOURCE);
  const rule = chain.module.rule('drawing-sheet').test(/\.svg$/);
  rule.include.add(SOURCE);
  // webpack-chain does not know the types of assets.
  rule.set('type', 'asset/inline');
  rule.set('generator', {
    dataUrl: (_: unknown, { filename }: { readonly filename: string }) =>
      `/${file}#${path.basename(filename, '.svg')}`,
  });
  chain.plugin('drawing-sheet').use(DrawingSheetPlugin, [file, text]);
}

class DrawingSheetPlugin {
  constructor(
    private readonly file: string,
    private readonly text: string,
  ) {}

  apply({ hooks, webpack: { sources } }: Compiler): void {
    hooks.thisCompilation.tap('DrawingSheet', (compilation) =>
      compilation.hooks.processAssets.tap('DrawingSheet', () =>
        compilation.emitAsset(this.file, new sources.RawSource(this.text)),
      ),
    );
  }
}

/** The drawings below each other. */
function sheet(): string {
  const cells = readdirSync(SOURCE)
    .sort()
    .map((name, index) => {
      const [, drawing] = ROOT_ELEMENT.exec(readFileSync(path.join(SOURCE, name), 'utf8')) ?? [];
      if (drawing === undefined) throw new Error(`${FOLDER}/${name} is no drawing of ${SIDE} by ${SIDE}`);
      const top = index * SIDE;
      const view = `<view id="${path.basename(name, '.svg')}" viewBox="0 ${top} ${SIDE} ${SIDE}"/>`;
      return `${view}<g transform="translate(0 ${top})">${drawing}</g>`;
    });
  const size = `width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none">${cells.join('')}</svg>`;
}
