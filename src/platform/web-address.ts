/** http and https alone are ever opened, loaded or passed on (rule links-6); a web address names a host. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^/]/i.test(address);
