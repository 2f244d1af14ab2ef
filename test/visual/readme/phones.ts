interface Phone {
  readonly name: string;
  /** Base64. */
  readonly png: string;
}

/** CSS pixels. */
export const WIDTH = 1280;

const STYLES = `
  body { margin: 0; background: #fff; }
  main { box-sizing: border-box; width: ${WIDTH}px; padding: 48px 40px 36px; display: grid;
    grid-template-columns: repeat(4, 1fr); gap: 32px;
    background: linear-gradient(160deg, #e3f4ea 0%, #f6f1de 100%); }
  figure { margin: 0; }
  div { box-sizing: border-box; padding-top: 16px; overflow: hidden; background: top / 100% 3000% no-repeat; border: 6px solid #1d2b25;
    border-radius: 34px; box-shadow: 0 14px 36px rgb(20 70 45 / 20%); }
  img { display: block; width: 100%; }
  figcaption { margin-top: 20px; text-align: center; font: 600 18px/1.4 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif;
    color: #1d4d37; }
`;

/** A page that shows the screens as phones in a row. */
export const phones = (all: readonly Phone[]): string =>
  `<!doctype html><style>${STYLES}</style><main>${all
    .map(
      ({ name, png }) =>
        // The sky of a tab goes on up to the phone's edge.
        `<figure><div style="background-image: url(data:image/png;base64,${png})"><img alt="" src="data:image/png;base64,${png}"></div><figcaption>${name}</figcaption></figure>`,
    )
    .join('')}</main>`;
