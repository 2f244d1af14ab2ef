/**
 * Reported data of an error: its type, its message without possible personal data, and its stack. Frames are rebuilt from their parts, so
 * that nothing else in a stack passes.
 */
export interface Crash {
  readonly name: string;
  readonly reason: string;
  readonly stack: string;
}

const MAX_REASON = 200;
const MAX_FRAMES = 12;
const MAX_NAME = 60;
const MAX_FOLDER = 20;
/** Function, file path, line and column, in the formats of Chrome, Safari and the mini program. */
const FRAME =
  /^\s*(?:at\s+)?(?:([\w$.<>]+)\s*[@(]+|@)?\s*(?:[\w-]+:\/\/[^/\s]*)?(\/?[\w./@-]*)[^\s:]*:(\d+):(\d+)\)?$/;

export function crashOf(error: unknown): Crash {
  const { name, message, stack } = partsOf(error);
  return {
    name: /^[A-Za-z]{1,60}$/.test(name) ? name : 'Error',
    reason: withoutValues(message).slice(0, MAX_REASON),
    stack: framesOf(stack),
  };
}

/** Any value may be thrown; the mini program passes the whole error as text. */
function partsOf(error: unknown): { name: string; message: string; stack: string } {
  if (typeof error === 'string') {
    const [message = '', ...rest] = error.split('\n');
    return { name: 'Error', message, stack: rest.join('\n') };
  }
  if (typeof error !== 'object' || error === null) return { name: typeof error, message: '', stack: '' };
  const fields = error as { readonly name?: unknown; readonly message?: unknown; readonly stack?: unknown };
  return { name: text(fields.name), message: text(fields.message), stack: text(fields.stack) };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Keeps quoted code identifiers; removes other quotes, queries of addresses, Chinese, numbers and long words. */
export function withoutValues(message: string): string {
  return message
    .replace(/((?:https?:\/\/)?[\w./-]*\/[\w./-]*)[?#][^\s'")]*/g, '$1')
    .replace(/(["'`“「])([^"'`”」]*)(["'`”」]|$)/g, (_all, open: string, inside: string, close: string) =>
      /^[A-Za-z_$][A-Za-z_$.]{0,39}$/.test(inside) ? `${open}${inside}${close}` : `${open}…${close}`,
    )
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(/[\w.+-]+@[\w.-]+/g, '…')
    .replace(/\d[\d\s-]{3,}\d/g, '#')
    .replace(/\b(?=\w*\d)(?=\w*[A-Za-z])[\w-]{12,}/g, '…');
}

function framesOf(stack: string): string {
  const frames = stack.split('\n').map(frameOf);
  return frames
    .filter((frame) => frame !== undefined)
    .slice(0, MAX_FRAMES)
    .join('\n');
}

function frameOf(line: string): string | undefined {
  const match = FRAME.exec(line);
  if (!match) return undefined;
  const [, name = '', path = '', row, column] = match;
  return `${name.slice(0, MAX_NAME)}@${fileOf(path)}:${row}:${column}`;
}

/** With its folder, unless that could be a token, which would have the whole value dropped. */
function fileOf(path: string): string {
  const [file = '', folder = ''] = path.split('/').reverse();
  return folder && folder.length <= MAX_FOLDER ? `${folder}/${file}` : file;
}
