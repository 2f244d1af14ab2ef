/** Sizes of the phone in CSS px, from the shell's URL. */
export interface DeviceSizes {
  statusBarHeight: number;
  safeBottom: number;
}

const DEFAULTS: DeviceSizes = { statusBarHeight: 44, safeBottom: 34 };

export function deviceSizes(search: string): DeviceSizes {
  const query = new URLSearchParams(search);
  const read = (name: keyof DeviceSizes): number => {
    const value = Number.parseFloat(query.get(name) ?? '');
    return Number.isFinite(value) && value >= 0 ? value : DEFAULTS[name];
  };
  return { statusBarHeight: read('statusBarHeight'), safeBottom: read('safeBottom') };
}
