/** Only http and https are ever opened, loaded or passed on (rule links-6); a host is required. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^/]/i.test(address);
