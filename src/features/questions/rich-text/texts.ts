/** Spoken words for notation. */
export const richTexts = {
  fraction: (above: string, below: string): string => `${below}分之${above}`,
  mixed: (whole: string, fraction: string): string => `${whole}又${fraction}`,
  power: (base: string, exponent: string): string => {
    if (exponent === '2') return `${base}的平方`;
    return exponent === '3' ? `${base}的立方` : `${base}的${exponent}次方`;
  },
  blank: '（空）',
} as const;
