/** Our own icons, in the current text colour. */
const svg = (width: number, height: number, body: string): SVGSVGElement => {
  const holder = document.createElement('div');
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" aria-hidden="true">${body}</svg>`;
  return holder.firstElementChild as SVGSVGElement;
};

const line = (path: string, width: number): string =>
  `<path d="${path}" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const backIcon = () => svg(12, 24, line('M10 3.5 2 12l8 8.5', 2));

export const homeIcon = () => svg(20, 20, line('M3 8.6 10 3l7 5.6V17h-4.6v-5H7.6v5H3z', 1.6));

export const menuIcon = () =>
  svg(
    20,
    8,
    '<circle cx="3" cy="4" r="2" fill="currentColor"/><circle cx="10" cy="4" r="3" fill="currentColor"/><circle cx="17" cy="4" r="2" fill="currentColor"/>',
  );

export const closeIcon = () =>
  svg(
    18,
    18,
    '<circle cx="9" cy="9" r="7.6" stroke="currentColor" stroke-width="2.4"/><circle cx="9" cy="9" r="3.2" fill="currentColor"/>',
  );

export const successIcon = (size: number) => {
  const icon = svg(40, 40, line('M6 21.5 15.5 31 34 11', 3.4));
  icon.setAttribute('width', String(size));
  icon.setAttribute('height', String(size));
  return icon;
};

export const errorIcon = () =>
  svg(
    40,
    40,
    `<circle cx="20" cy="20" r="17" stroke="currentColor" stroke-width="3"/>${line('M20 11v11.5', 3.4)}<circle cx="20" cy="28.6" r="2.2" fill="currentColor"/>`,
  );

/** A static spinner, so that screenshots of the same state are equal. */
export const spinner = (size: number): SVGSVGElement => {
  const spokes = Array.from({ length: 12 }, (_unused, index) => {
    const opacity = 0.15 + (0.85 * index) / 11;
    return `<path d="M20 4v8" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" opacity="${opacity.toFixed(2)}" transform="rotate(${index * 30} 20 20)"/>`;
  });
  const icon = svg(40, 40, spokes.join(''));
  icon.setAttribute('width', String(size));
  icon.setAttribute('height', String(size));
  return icon;
};

export const signalIcons = () =>
  svg(
    68,
    14,
    '<g fill="currentColor"><rect x="0" y="8.5" width="3" height="4" rx=".8"/><rect x="4.7" y="6.3" width="3" height="6.2" rx=".8"/><rect x="9.4" y="3.8" width="3" height="8.7" rx=".8"/><rect x="14.1" y="1.3" width="3" height="11.2" rx=".8"/></g>' +
      '<g stroke="currentColor" stroke-width="1.9"><path d="M22.2 5a9.4 9.4 0 0 1 13.6 0M24.9 7.9a5.6 5.6 0 0 1 8.2 0"/></g><path d="M29 12.7 27 10.4a2.8 2.8 0 0 1 4 0z" fill="currentColor"/>' +
      '<rect x="41" y="1.6" width="22" height="10.8" rx="3" stroke="currentColor" opacity=".4"/><rect x="42.8" y="3.4" width="18.4" height="7.2" rx="1.6" fill="currentColor"/><path d="M64.6 5.2v3.6c.9-.3 1.4-1 1.4-1.8s-.5-1.500-1.400-1.8z" fill="currentColor" opacity=".5"/>',
  );
