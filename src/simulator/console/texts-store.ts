/** localStorage, sessionStorage, or the mini program's storage. */
export type Texts = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;
