const DEFINITION = /<(linearGradient|radialGradient|clipPath) id="(\w+)".*?<\/\1>/g;

/** Without the definitions of what was left out. */
export const withoutUnused = (svg: string): string =>
  svg.replaceAll(DEFINITION, (whole, _kind, id: string) => (svg.includes(`url(#${id})`) ? whole : ''));
