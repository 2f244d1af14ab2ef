import { WxError } from '../context';

/** Documented errCode of file methods. */
export const FILE_ERROR = {
  notPermitted: 1300001,
  missing: 1300002,
  badDescriptor: 1300009,
  notDirectory: 1300020,
  invalid: 1300022,
  notEmpty: 1300066,
  full: 1300202,
  base64: 1300203,
  denied: 1301000,
  onDirectory: 1301003,
  exists: 1301005,
  length: 1301006,
  offset: 1301007,
  position: 1301009,
  temporaryMissing: 1301112,
  descriptorDenied: 1302001,
  flag: 1302003,
  noBuffer: 1302005,
} as const;

const error = (kind: keyof typeof FILE_ERROR, text: string): WxError =>
  new WxError(text, { errCode: FILE_ERROR[kind] });

/** Documented messages, followed by the system call and the path. */
export const fileError = {
  missing: (what: string) => error('missing', `no such file or directory${what}`),
  denied: (what: string) => error('denied', `permission denied, ${what}`),
  onDirectory: (what: string) => error('onDirectory', `illegal operation on a directory, ${what}`),
  notDirectory: (path: string) => error('notDirectory', `not a directory ${path}`),
  notEmpty: () => error('notEmpty', 'directory not empty'),
  notPermitted: (what: string) => error('notPermitted', `operation not permitted, ${what}`),
  exists: (path: string) => error('exists', `file already exists ${path}`),
  full: () => error('full', 'the maximum size of the file storage limit is exceeded'),
  badDescriptor: () => error('badDescriptor', 'bad file descriptor'),
  descriptorDenied: () => error('descriptorDenied', 'permission denied'),
  outOfRange: (name: 'length' | 'offset' | 'position') =>
    error(name, `the value of "${name}" is out of range`),
  flag: (flag: string) => error('flag', `invalid flag "${flag}"`),
  noBuffer: () => error('noBuffer', 'array buffer does not exist'),
  temporaryMissing: () => error('temporaryMissing', 'tempFilePath file not exist'),
  notExist: () => error('missing', 'file not exist'),
};
